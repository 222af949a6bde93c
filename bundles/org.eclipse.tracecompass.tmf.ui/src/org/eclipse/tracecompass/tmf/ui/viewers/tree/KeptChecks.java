package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The checks and the filter of a tree, kept in the contexts of traces while the tree and the traces
 * are there.
 */
final class KeptChecks {

    private static final AtomicInteger INSTANCES = new AtomicInteger();

    private final String checksKey;
    private final String filterKey;

    /**
     * @param viewer the class of the viewer, of which there may be several
     */
    public KeptChecks(Class<?> viewer) {
        String prefix = viewer.getName() + ':' + INSTANCES.getAndIncrement();
        checksKey = prefix + ".CHECKED_ELEMENTS";
        filterKey = prefix + ".FILTER_STRING";
    }

    private static TmfTraceContext context(ITmfTrace trace) {
        return TmfTraceManager.getInstance().getTraceContext(trace);
    }

    /** Whether something has been chosen for a trace, perhaps nothing at all. */
    public boolean isKnown(ITmfTrace trace) {
        return context(trace).getData(checksKey) != null;
    }

    /** Keeps the checked ones of a trace. */
    public void keep(ITmfTrace trace, Object[] checked) {
        List<Long> ids = new ArrayList<>();
        for (Object element : checked) {
            if (element instanceof TmfGenericTreeEntry<?> entry) {
                ids.add(Long.valueOf(entry.getModel().getId()));
            }
        }
        keepIds(trace, ids);
    }

    /** Keeps the checked ones of a trace by the ids of the provider's entries. */
    public void keepIds(ITmfTrace trace, List<Long> ids) {
        Set<Long> kept = new HashSet<>(ids);
        TmfTraceManager.getInstance()
                .updateTraceContext(trace, builder -> builder.setData(checksKey, kept));
    }

    /** The entries below another one that were checked when they were kept. */
    public Object[] checked(ITmfTrace trace, ITmfTreeViewerEntry root) {
        List<Object> found = new ArrayList<>();
        if (context(trace).getData(checksKey) instanceof Set<?> ids) {
            collect(root, ids, found);
        }
        return found.toArray();
    }

    private static void collect(ITmfTreeViewerEntry entry, Set<?> ids, List<Object> found) {
        if (entry instanceof TmfGenericTreeEntry<?> known
                && ids.contains(Long.valueOf(known.getModel().getId()))) {
            found.add(entry);
        }
        entry.getChildren().forEach(child -> collect(child, ids, found));
    }

    /** Keeps the filter of a trace. */
    public void keepFilter(ITmfTrace trace, String filter) {
        TmfTraceManager.getInstance()
                .updateTraceContext(trace, builder -> builder.setData(filterKey, filter));
    }

    /** The filter of a trace; empty if there is none. */
    public String filter(ITmfTrace trace) {
        return context(trace).getData(filterKey) instanceof String filter ? filter : "";
    }

    /** Forgets the checks and the filters of all traces: no other tree knows their keys. */
    public void forgetAll() {
        TmfTraceManager manager = TmfTraceManager.getInstance();
        for (ITmfTrace trace : manager.getOpenedTraces()) {
            manager.updateTraceContext(
                    trace, builder -> builder.setData(checksKey, null).setData(filterKey, null));
        }
    }
}
