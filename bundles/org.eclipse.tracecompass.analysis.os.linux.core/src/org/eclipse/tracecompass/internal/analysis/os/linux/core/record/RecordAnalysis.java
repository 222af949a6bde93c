package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import java.util.function.BiFunction;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SimpleSegmentAnalysis;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.latency.SyscallEventsRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Base of the analyses that find records in the events of a kernel trace. */
abstract class RecordAnalysis extends SimpleSegmentAnalysis<RecordStore> {

    private final List<RecordColumn> columns;
    private final List<TmfAbstractAnalysisRequirement> needs;
    private final String help;

    /**
     * Creates an analysis.
     *
     * @param version another number makes what was stored before useless
     * @param columns the columns of the table
     * @param group the column that tells which records are of a kind
     * @param reader makes a reader of events that adds records to a store
     * @param help what the analysis finds, in a sentence
     * @param needs the events without which there are no records
     */
    RecordAnalysis(
            int version,
            List<RecordColumn> columns,
            RecordColumn group,
            BiFunction<ITmfTrace, RecordStore, RecordReader> reader,
            String help,
            TmfAbstractAnalysisRequirement... needs) {
        super(
                new Columns(
                        version,
                        (int) columns.stream().filter(RecordStore::isText).count(),
                        (int) columns.stream().filter(c -> !RecordStore.isText(c)).count()),
                stored -> new RecordStore(stored, columns),
                (trace, store) -> reader.apply(trace, store)::accept,
                columns,
                group);
        this.columns = columns;
        this.needs = List.of(needs);
        this.help = help;
    }

    @Override
    public List<ISegmentAspect> getAmountAspects() {
        return columns.stream()
                .filter(column -> column.kind().isSummed())
                .map(ISegmentAspect.class::cast)
                .toList();
    }

    @Override
    public boolean hasOwnProviders() {
        return false;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return needs;
    }

    /** {@inheritDoc} What it finds, and how the events are recorded in which it finds them. */
    @Override
    protected String getShortHelpText(ITmfTrace trace) {
        StringBuilder text = new StringBuilder(help);
        for (TmfAbstractAnalysisRequirement need : needs) {
            if (need instanceof LayoutRequirement events) {
                text.append(' ').append(events.howToRecord(trace));
                String first = KnownSince.firstAfter(trace, events, Long.MIN_VALUE);
                text.append(first.isEmpty() ? "" : " " + first);
            } else if (need instanceof SyscallEventsRequirement) {
                text.append(' ').append(SyscallEventsRequirement.howToRecord(trace));
            }
        }
        return text.toString();
    }

    @Override
    protected String getFullHelpText() {
        return help;
    }
}
