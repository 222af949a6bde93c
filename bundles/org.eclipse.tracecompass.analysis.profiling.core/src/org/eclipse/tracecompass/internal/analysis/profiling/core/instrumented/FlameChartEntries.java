package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.EdgeStateValue;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartEntryModel.EntryType;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The entries of a flame chart, what their rows are, and what is drawn on them. Thread-safe. */
final class FlameChartEntries {

    private static final String KERNEL_STATUSES = "Kernel statuses";
    private static final OutputElementStyle ANNOTATION =
            new OutputElementStyle(
                    null,
                    Map.of(
                            StyleProperties.COLOR,
                            "#7d3c98",
                            StyleProperties.SYMBOL_TYPE,
                            StyleProperties.SymbolType.DIAMOND));

    /**
     * The subject of a row.
     *
     * @param stack the call stack
     * @param depth a depth of it; 0 for the states of the thread
     * @param thread the thread, null if it is not known or changes
     */
    record Row(CallStack stack, int depth, @Nullable HostThread thread) {}

    private final ToLongBiFunction<Integer, EntryType> ids;
    private final Map<Long, Row> rows = new ConcurrentHashMap<>();

    /** The ids of the entries of each depth, the outermost first. */
    private final Map<CallStack, List<Long>> levels = new ConcurrentHashMap<>();

    private final Map<HostThread, CallStack> threads = new ConcurrentHashMap<>();

    /** The history of the entries, null before the first are made. */
    private @Nullable ITmfStateSystem history;

    /** Whether the history was complete, with all its call stacks, when the entries were made. */
    private boolean areAll;

    /**
     * @param ids gives the id of an attribute's entry of a type
     */
    FlameChartEntries(ToLongBiFunction<Integer, EntryType> ids) {
        this.ids = ids;
    }

    /** The row of an entry, null if it has none. */
    @Nullable
    Row row(Long entry) {
        return rows.get(entry);
    }

    /**
     * Makes the entries of a history unless all are known: a request need not come after one for
     * the tree.
     *
     * @param roots gives the elements, null while there are none
     */
    synchronized void update(
            ITmfTrace trace,
            ITmfStateSystem history,
            Supplier<@Nullable Collection<ICallStackElement>> roots) {
        if (!areAll || history != this.history) {
            make(trace, history, roots);
        }
    }

    /**
     * Makes all entries that there are by now.
     *
     * @param roots gives the elements, null while there are none
     */
    synchronized List<FlameChartEntryModel> make(
            ITmfTrace trace,
            ITmfStateSystem history,
            Supplier<@Nullable Collection<ICallStackElement>> roots) {
        if (history != this.history) {
            // The call stacks of another history cannot be asked any more.
            rows.clear();
            levels.clear();
            threads.clear();
            this.history = history;
        }
        // asked before the elements are read, so that they are all if it is
        boolean isComplete = history.waitUntilBuilt(0);
        Collection<ICallStackElement> elements = roots.get();
        areAll = isComplete && elements != null;
        List<FlameChartEntryModel> entries = new ArrayList<>();
        Maker maker = new Maker(entries, history.getStartTime(), history.getCurrentEndTime());
        long root = ids.applyAsLong(ITmfStateSystem.ROOT_ATTRIBUTE, EntryType.TRACE);
        maker.add(root, -1, List.of(trace.getName()), EntryType.TRACE, -1, null);
        if (elements != null) {
            elements.forEach(element -> maker.addElement(element, root));
        }
        return entries;
    }

    private final class Maker {
        private final List<FlameChartEntryModel> entries;
        private final long start;
        private final long end;

        Maker(List<FlameChartEntryModel> entries, long start, long end) {
            this.entries = entries;
            this.start = start;
            this.end = end;
        }

        void add(
                long id,
                long parent,
                List<String> labels,
                EntryType type,
                int depth,
                @Nullable HostThread thread) {
            entries.add(
                    new FlameChartEntryModel(id, parent, labels, start, end, type, depth, thread));
        }

        void addElement(ICallStackElement element, long parent) {
            if (!(element instanceof InstrumentedCallStackElement instrumented)) {
                return;
            }
            CallStack stack = instrumented.getCallStack();
            HostThread thread =
                    stack == null || stack.isTidVariable() ? null : stack.getHostThread();
            long id = ids.applyAsLong(instrumented.getQuark(), EntryType.LEVEL);
            add(id, parent, List.of(element.getName()), EntryType.LEVEL, -1, thread);
            if (stack != null) {
                addLevels(stack, element.getName(), id, thread);
            }
            element.getChildrenElements().forEach(child -> addElement(child, id));
        }

        private void addLevels(
                CallStack stack, String name, long parent, @Nullable HostThread thread) {
            List<Long> known = new ArrayList<>();
            for (int depth = 1; depth <= stack.getMaxDepth(); depth++) {
                Integer quark = stack.getQuarkAtDepth(depth);
                long id = ids.applyAsLong(quark, EntryType.FUNCTION);
                known.add(Long.valueOf(id));
                rows.put(Long.valueOf(id), new Row(stack, depth, thread));
                // the second label is in no column: it lets a filter for a thread find its levels
                List<String> labels = List.of(Integer.toString(depth), name);
                add(id, parent, labels, EntryType.FUNCTION, depth, thread);
                if (depth == 1 && thread != null && stack.hasKernelStatuses()) {
                    long kernel = ids.applyAsLong(quark, EntryType.KERNEL);
                    rows.put(Long.valueOf(kernel), new Row(stack, 0, thread));
                    add(kernel, parent, List.of(KERNEL_STATUSES), EntryType.KERNEL, -1, thread);
                }
            }
            levels.put(stack, List.copyOf(known));
            if (thread != null) {
                threads.putIfAbsent(thread, stack);
            }
        }
    }

    /** The entry in which a thread is at an instant: that of its innermost call. */
    private long entryAt(HostThread thread, long time) {
        CallStack stack = threads.get(thread);
        List<Long> known = stack == null ? List.of() : levels.getOrDefault(stack, List.of());
        if (stack == null || known.isEmpty()) {
            return -1;
        }
        int depth = Math.clamp(stack.getCurrentDepth(time), 1, known.size());
        return known.get(depth - 1).longValue();
    }

    /** The arrows of an analysis in a range, between threads that have entries. */
    List<ITimeGraphArrow> arrows(
            InstrumentedCallStackAnalysis analysis,
            long from,
            long to,
            @Nullable Collection<Long> items,
            @Nullable IProgressMonitor monitor) {
        List<ITimeGraphArrow> arrows = new ArrayList<>();
        for (ITmfStateInterval link :
                analysis.getLinks(
                        from, to, monitor == null ? new NullProgressMonitor() : monitor)) {
            if (link.getValue() instanceof EdgeStateValue edge) {
                long end = link.getEndTime() + 1;
                long source = entryAt(edge.getSource(), link.getStartTime());
                long destination = entryAt(edge.getDestination(), end);
                if (source >= 0 && destination >= 0 && isWanted(items, source, destination)) {
                    arrows.add(
                            new TimeGraphArrow(
                                    source,
                                    destination,
                                    link.getStartTime(),
                                    end - link.getStartTime(),
                                    edge.getId()));
                }
            }
        }
        return arrows;
    }

    private static boolean isWanted(@Nullable Collection<Long> items, long one, long other) {
        return items == null
                || items.isEmpty()
                || items.contains(Long.valueOf(one))
                || items.contains(Long.valueOf(other));
    }

    /** The attributes of annotations, by the entry on which they are drawn. */
    private Map<Integer, Long> annotated() {
        Map<Integer, Long> quarks = new LinkedHashMap<>();
        levels.forEach(
                (stack, entries) -> {
                    int quark = stack.getExtraQuark(InstrumentedCallStackAnalysis.ANNOTATIONS);
                    if (quark != ITmfStateSystem.INVALID_ATTRIBUTE && !entries.isEmpty()) {
                        quarks.put(Integer.valueOf(quark), entries.get(0));
                        for (Integer below : stack.getStateSystem().getSubAttributes(quark, true)) {
                            quarks.put(below, entries.get(0));
                        }
                    }
                });
        return quarks;
    }

    /** Whether the history has annotations. */
    boolean hasAnnotations() {
        return !annotated().isEmpty();
    }

    /** The annotations of entries at some times. */
    Collection<Annotation> annotations(List<Long> times, @Nullable Collection<Long> items) {
        List<Annotation> annotations = new ArrayList<>();
        Map<Integer, Long> quarks = annotated();
        if (items != null && !items.isEmpty()) {
            quarks.values().retainAll(items);
        }
        ITmfStateSystem history =
                levels.isEmpty() ? null : levels.keySet().iterator().next().getStateSystem();
        if (history == null || quarks.isEmpty()) {
            return annotations;
        }
        long from = Math.max(times.get(0).longValue(), history.getStartTime());
        long to = Math.min(times.get(times.size() - 1).longValue(), history.getCurrentEndTime());
        if (from > to) {
            return annotations;
        }
        for (ITmfStateInterval state : history.query2D(quarks.keySet(), from, to)) {
            Object value = state.getValue();
            Long entry = quarks.get(Integer.valueOf(state.getAttribute()));
            if (value != null && entry != null) {
                long start = state.getStartTime();
                annotations.add(
                        new Annotation(
                                start,
                                state.getEndTime() - start,
                                entry.longValue(),
                                value.toString(),
                                ANNOTATION));
            }
        }
        return annotations;
    }
}
