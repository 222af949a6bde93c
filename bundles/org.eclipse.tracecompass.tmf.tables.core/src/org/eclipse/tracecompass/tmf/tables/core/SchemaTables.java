package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.tables.core.TableAnalyses.OfTrace;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables.Part;

/** Makes the tables of the schema. */
final class SchemaTables {

    private final ITmfTrace opened;
    private final List<TableTrace> traces;
    private final List<OfTrace> analyses;

    /** Makes the tables of what is open, with the results of some analyses. */
    public SchemaTables(ITmfTrace opened, Predicate<IAnalysisModule> wanted) {
        this.opened = opened;
        this.traces = TableTrace.of(opened);
        this.analyses = TableAnalyses.of(traces, wanted);
    }

    /** Returns all tables. */
    public List<ITraceTable> all() {
        List<ITraceTable> all = new ArrayList<>(ofTraces(traces, analyses));
        all.add(MessageTable.of(opened, traces));
        all.add(ClockTable.of(opened, traces));
        all.add(TracesTable.of(traces));
        return all;
    }

    /** Returns the tables with rows of single traces, for each trace. */
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (TableTrace trace : traces) {
            parts.add(
                    new Part(
                            trace.name(),
                            ofTraces(
                                    List.of(trace),
                                    analyses.stream()
                                            .filter(analysis -> analysis.trace() == trace)
                                            .toList())));
        }
        return parts;
    }

    private static List<ITraceTable> ofTraces(List<TableTrace> of, List<OfTrace> all) {
        List<OfTrace> states = all.stream().filter(StateSources::hasStates).toList();
        List<OfTrace> segments = all.stream().filter(SegmentSource::hasSegments).toList();
        return List.of(
                EventTable.of(of),
                StateTable.of(states),
                AttributeTable.of(states),
                SegmentTable.of(segments));
    }
}
