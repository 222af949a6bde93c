package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;

/**
 * The common part of the Threads and Resources providers: the part of the history that a row shows,
 * and the metadata of a row that is written into its states.
 *
 * @param <M> the rows' type
 */
abstract class KernelTimeGraphProvider<M extends ITimeGraphEntryModel>
        extends AnalysisTimeGraphProvider<KernelAnalysisModule, M> {

    private final Map<Long, Row> rows = new ConcurrentHashMap<>();

    /** A row that was given out. */
    private record Row(RowSource source, String name) {}

    KernelTimeGraphProvider(ITmfTrace trace, KernelAnalysisModule module) {
        super(trace, module);
    }

    ITmfTrace trace() {
        return getTrace();
    }

    void setRow(long id, RowSource source, String name) {
        rows.put(Long.valueOf(id), new Row(source, name));
    }

    /** The looks of the states of some rows in the window that the parameters of a request give. */
    abstract Function<RowSource, RowLooks> looks(
            ITmfStateSystem history, List<RowSource> rows, Map<String, Object> parameters);

    /** Writes labels into states that are wide enough to be seen. */
    abstract void label(ITmfStateSystem history, WideStates states);

    abstract Map<String, String> tooltip(ITmfStateSystem history, RowSource row, long time);

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        Row row = rows.get(Long.valueOf(entryId));
        return row == null ? Map.of() : tooltip(ss, row.source(), time);
    }

    /** {@inheritDoc} The name and the numbers that a row is about. */
    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        Multimap<String, Object> data = HashMultimap.create();
        Row row = rows.get(Long.valueOf(entryId));
        if (row == null) {
            return data;
        }
        RowSource source = row.source();
        data.put("Name", row.name());
        switch (source.kind()) {
            case THREAD, KERNEL_THREAD -> data.put("TID", source.number());
            case IRQ -> data.put("IRQ", source.number());
            case SOFT_IRQ -> data.put("Soft IRQ", source.number());
            case CPU, FREQUENCY -> {
                // The CPU says it all.
            }
        }
        if (source.cpu() >= 0) {
            data.put("CPU", source.cpu());
        }
        return data;
    }

    @Override
    protected @Nullable List<ColumnRow> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        if (DataProviderParameterUtils.createTimeQuery(parameters) == null) {
            return null;
        }
        List<Long> ids = new ArrayList<>();
        List<RowSource> sources = new ArrayList<>();
        for (Long id : items) {
            Row row = rows.get(id);
            if (row != null) {
                ids.add(id);
                sources.add(row.source());
            }
        }
        Function<RowSource, RowLooks> looks = looks(ss, sources, parameters);
        HistoryRows rows = new HistoryRows(ss);
        for (int i = 0; i < ids.size(); i++) {
            RowSource source = sources.get(i);
            rows.add(
                    ids.get(i).longValue(),
                    source.quark(),
                    source.from(),
                    source.to(),
                    looks.apply(source));
        }
        List<ColumnRow> read = rows.read(parameters, monitor);
        if (read == null) {
            return null;
        }
        WideStates wide = new WideStates(ss, read, sources);
        label(ss, wide);
        return wide.labelled();
    }

    /**
     * The value of an attribute at an instant inside the history; null if there is no such
     * attribute.
     */
    static @Nullable Object valueAt(ITmfStateSystem history, int quark, long time) {
        return quark < 0 ? null : history.querySingleState(time, quark).getValue();
    }
}
