package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.PixelArrows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;

/**
 * The rows of the Threads view: one per life of a thread, as a tree of processes, with wake-ups as
 * arrows from the thread that woke another to the moment that other one ran.
 *
 * <p>The tree's CPU time is that between the first and the last requested time, or of the whole
 * trace where none was requested.
 */
@SuppressWarnings("nls")
public final class ThreadStatusDataProvider extends KernelTimeGraphProvider<ThreadEntryModel> {

    /** The provider's identifier. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";

    private static final Map<Integer, KernelStyle> STYLES =
            Map.of(
                    StateValues.PROCESS_STATUS_UNKNOWN, KernelStyle.UNKNOWN,
                    StateValues.PROCESS_STATUS_WAIT_BLOCKED, KernelStyle.WAIT_BLOCKED,
                    StateValues.PROCESS_STATUS_RUN_USERMODE, KernelStyle.USER_MODE,
                    StateValues.PROCESS_STATUS_RUN_SYSCALL, KernelStyle.SYSTEM_CALL,
                    StateValues.PROCESS_STATUS_INTERRUPTED, KernelStyle.INTERRUPTED,
                    StateValues.PROCESS_STATUS_WAIT_FOR_CPU, KernelStyle.WAIT_FOR_CPU,
                    StateValues.PROCESS_STATUS_WAIT_UNKNOWN, KernelStyle.WAIT_UNKNOWN,
                    StateValues.PROCESS_STATUS_WAIT_FORK, KernelStyle.WAIT_FORK);

    private static final RowLooks LOOKS_OF_THREADS = looks(false, false);
    private static final RowLooks LOOKS_OF_KERNEL_THREADS = looks(true, false);
    private static final RowLooks LOOKS_OF_IDLE_THREADS = looks(false, true);

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    column("Process", "Name of the thread", DataType.STRING),
                    column("TID", "Identifier of the thread", DataType.NUMBER),
                    column("PPID", "Identifier of the parent process", DataType.NUMBER),
                    column("CPU time (ms)", "Time on a CPU in the shown range", DataType.NUMBER));

    /**
     * Lives by the name of their thread's attribute; replaced as a whole by each {@link #getTree}.
     */
    private volatile Map<String, List<ThreadLife>> lives = Map.of();

    private volatile @Nullable FinalLives finalLives;

    /** The lives in a history that will not grow any more. */
    private record FinalLives(ITmfStateSystem history, List<ThreadLife> lives) {}

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param module its kernel analysis, scheduled
     */
    public ThreadStatusDataProvider(ITmfTrace trace, KernelAnalysisModule module) {
        super(trace, module);
    }

    private static ITableColumnDescriptor column(String text, String tooltip, DataType type) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setTooltip(tooltip)
                .setDataType(type)
                .build();
    }

    @Override
    public String getId() {
        return ID;
    }

    // --- tree

    /** {@inheritDoc} It is not: the time on a CPU is that of the requested range. */
    @Override
    protected boolean isCacheable() {
        return false;
    }

    @Override
    protected TmfTreeModel<ThreadEntryModel> getTree(
            ITmfStateSystem history,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<ThreadLife> lives = lives(history, monitor);
        ThreadCpuTimes times = new ThreadCpuTimes(history, parameters, monitor);
        List<ThreadEntryModel> entries = new ArrayList<>();
        long root = getEntryId("trace");
        entries.add(
                ThreadEntryModel.ofTrace(
                        root,
                        trace().getName(),
                        history.getStartTime(),
                        history.getCurrentEndTime()));
        new ThreadTree(lives)
                .forEach(
                        (life, parent) ->
                                entries.add(
                                        ThreadEntryModel.ofThread(
                                                id(life),
                                                parent == null ? root : id(parent),
                                                life,
                                                times.of(life),
                                                trace().getHostId())));
        return new TmfTreeModel.Builder<ThreadEntryModel>()
                .setColumnDescriptors(COLUMNS)
                .setEntries(entries)
                .build();
    }

    private long id(ThreadLife life) {
        return getEntryId(life.quark() + "/" + life.index());
    }

    private List<ThreadLife> lives(ITmfStateSystem history, @Nullable IProgressMonitor monitor) {
        FinalLives known = finalLives;
        if (known != null && known.history() == history) {
            return known.lives();
        }
        boolean complete = history.waitUntilBuilt(0);
        List<ThreadLife> lives = ThreadLife.find(history, monitor);
        if (Answers.isCancelled(monitor)) {
            // What was found is a part; the rows stay as they are known.
            return lives;
        }
        Map<String, List<ThreadLife>> byName = new HashMap<>();
        for (ThreadLife life : lives) {
            byName.computeIfAbsent(
                            Attributes.threadName(life.tid(), life.cpu()),
                            name -> new ArrayList<>(1))
                    .add(life);
            setRow(
                    id(life),
                    new RowSource(
                            life.isKernel() ? RowSource.Kind.KERNEL_THREAD : RowSource.Kind.THREAD,
                            life.quark(),
                            life.shownFrom(),
                            life.shownTo(),
                            life.tid(),
                            life.cpu()),
                    life.name());
        }
        this.lives = byName;
        if (complete) {
            finalLives = new FinalLives(history, lives);
        }
        return lives;
    }

    // --- rows

    @Override
    Function<RowSource, RowLooks> looks(
            ITmfStateSystem history, List<RowSource> rows, Map<String, Object> parameters) {
        return row ->
                row.cpu() >= 0
                        ? LOOKS_OF_IDLE_THREADS
                        : row.kind() == RowSource.Kind.KERNEL_THREAD
                                ? LOOKS_OF_KERNEL_THREADS
                                : LOOKS_OF_THREADS;
    }

    private static RowLooks looks(boolean kernel, boolean idle) {
        return RowLooks.ofValues(
                value -> {
                    KernelStyle style = style(kernel, idle, value);
                    return style == null || !(value instanceof Integer status)
                            ? null
                            : style.look(status.intValue());
                });
    }

    /**
     * An idle thread that runs does nothing; while it does not run there is nothing to show. A
     * thread of the kernel that runs does so in the kernel.
     */
    private static @Nullable KernelStyle style(boolean kernel, boolean idle, Object value) {
        KernelStyle style = value instanceof Integer status ? STYLES.get(status) : null;
        if (kernel && style == KernelStyle.USER_MODE) {
            return KernelStyle.KERNEL;
        }
        if (idle) {
            return style == KernelStyle.USER_MODE
                    ? KernelStyle.CPU_IDLE
                    : style == KernelStyle.WAIT_BLOCKED ? null : style;
        }
        return style;
    }

    @Override
    void label(ITmfStateSystem history, WideStates states) {
        ValuesAt calls = new ValuesAt(history);
        int[] inCall =
                IntStream.range(0, states.size())
                        .filter(i -> states.value(i) == StateValues.PROCESS_STATUS_RUN_SYSCALL)
                        .toArray();
        for (int state : inCall) {
            calls.want(callQuark(history, states.source(state)), states.time(state));
        }
        calls.fetch();
        for (int state : inCall) {
            Object call = calls.get(callQuark(history, states.source(state)), states.time(state));
            states.setLabel(state, call instanceof String name ? name : null);
        }
    }

    private static int callQuark(ITmfStateSystem history, RowSource row) {
        return history.optQuarkRelative(row.quark(), Attributes.SYSTEM_CALL);
    }

    @Override
    Map<String, String> tooltip(ITmfStateSystem history, RowSource row, long time) {
        Map<String, String> tooltip = new LinkedHashMap<>();
        Object status =
                time < row.from() || time > row.to() ? null : valueAt(history, row.quark(), time);
        if (!(status instanceof Integer)) {
            return tooltip;
        }
        boolean kernel = row.kind() == RowSource.Kind.KERNEL_THREAD;
        KernelStyle style = style(kernel, row.cpu() >= 0, status);
        tooltip.put("State", style == null ? status.toString() : style.label());
        put(tooltip, "System call", history, row, Attributes.SYSTEM_CALL, time);
        put(tooltip, "Process", history, row, Attributes.EXEC_NAME, time);
        tooltip.put("TID", Integer.toString(row.number()));
        put(tooltip, "PID", history, row, Attributes.PID, time);
        put(tooltip, "CPU", history, row, Attributes.CURRENT_CPU_RQ, time);
        put(tooltip, "Priority", history, row, Attributes.PRIO, time);
        int wakeUps =
                row.cpu() >= 0
                        ? ITmfStateSystem.INVALID_ATTRIBUTE
                        : history.optQuarkAbsolute(
                                Attributes.WAKEUPS, Integer.toString(row.number()));
        if (wakeUps != ITmfStateSystem.INVALID_ATTRIBUTE) {
            ITmfStateInterval wait = history.querySingleState(time, wakeUps);
            if (wait.getValue() instanceof Integer waker) {
                tooltip.put("Woken up by", threadLabel(history, waker, wait.getStartTime()));
            }
        }
        return tooltip;
    }

    private static void put(
            Map<String, String> tooltip,
            String key,
            ITmfStateSystem history,
            RowSource row,
            String attribute,
            long time) {
        Object value = valueAt(history, history.optQuarkRelative(row.quark(), attribute), time);
        if (value != null) {
            tooltip.put(key, value.toString());
        }
    }

    private static String threadLabel(ITmfStateSystem history, int waker, long time) {
        String thread = new Wakers(history).nameOf(waker, time);
        if (thread == null) {
            return "CPU " + (-1 - waker);
        }
        if (thread.startsWith(Attributes.THREAD_0_PREFIX)) {
            return "CPU " + (-1 - waker) + ", idle";
        }
        Object name =
                valueAt(
                        history,
                        history.optQuarkAbsolute(Attributes.THREADS, thread, Attributes.EXEC_NAME),
                        time);
        return name == null ? thread : name + " (" + thread + ')';
    }

    // --- arrows

    /**
     * {@inheritDoc}
     *
     * <p>Between the same two rows at most one arrow starts in a pixel, the longest: the answer's
     * size depends on the picture, not on the trace. An arrow that ends at the first time is one of
     * the range.
     */
    @Override
    protected List<ITimeGraphArrow> getArrows(
            ITmfStateSystem history,
            List<Long> times,
            @Nullable List<Long> items,
            @Nullable IProgressMonitor monitor) {
        lives(history, monitor);
        long first = times.get(0).longValue();
        long last = times.get(times.size() - 1).longValue();
        // The state of an arrow ends an instant before the arrow does.
        long from = Math.max(first, history.getStartTime() + 1) - 1;
        long to = Math.min(last, history.getCurrentEndTime());
        Map<Integer, String> names = new HashMap<>();
        for (Integer quark : history.getQuarks(Attributes.WAKEUPS, "*")) {
            names.put(quark, history.getAttributeName(quark.intValue()));
        }
        if (names.isEmpty() || first > last || from > to) {
            return List.of();
        }
        Set<Long> wanted = items == null || items.isEmpty() ? null : new HashSet<>(items);
        long end = history.getCurrentEndTime();
        Wakers wakers = new Wakers(history);
        PixelArrows arrows = new PixelArrows(times);
        for (ITmfStateInterval interval : history.query2D(names.keySet(), from, to)) {
            if (monitor != null && monitor.isCanceled()) {
                return List.of();
            }
            String name = names.get(Integer.valueOf(interval.getAttribute()));
            if (interval.getValue() instanceof Integer waker
                    && name != null
                    && interval.getEndTime() < end) {
                long time = interval.getStartTime();
                long source = rowAt(wakers.nameOf(waker, time), time);
                long destination = rowAt(name, interval.getEndTime());
                if (source >= 0
                        && destination >= 0
                        && (wanted == null
                                || wanted.contains(Long.valueOf(source))
                                || wanted.contains(Long.valueOf(destination)))) {
                    arrows.add(
                            new TimeGraphArrow(
                                    source,
                                    destination,
                                    time,
                                    interval.getEndTime() + 1 - time,
                                    KernelStyle.WAKE_UP.reference()));
                }
            }
        }
        return arrows.sorted();
    }

    /**
     * The row of the thread that is on a CPU.
     *
     * @param cpu the CPU's number
     * @param time the time, ns
     * @return the row's identifier; negative when it is not known
     */
    long rowOnCpu(int cpu, long time) {
        ITmfStateSystem history = getAnalysisModule().getStateSystem();
        if (history == null
                || time < history.getStartTime()
                || time > history.getCurrentEndTime()) {
            return -1;
        }
        if (lives.isEmpty()) {
            lives(history, null);
        }
        Object tid =
                valueAt(
                        history,
                        history.optQuarkAbsolute(
                                Attributes.CPUS, Integer.toString(cpu), Attributes.CURRENT_THREAD),
                        time);
        if (tid instanceof Integer number) {
            return rowAt(Attributes.threadName(number, cpu), time);
        }
        Wakers wakers = new Wakers(history);
        return wakers.isBeforeFirstSwitch(cpu, time) ? rowAt(wakers.firstOn(cpu), time) : -1;
    }

    private long rowAt(@Nullable String thread, long time) {
        List<ThreadLife> lives =
                thread == null ? List.of() : this.lives.getOrDefault(thread, List.of());
        for (ThreadLife life : lives) {
            if (time >= life.shownFrom() && time <= life.shownTo()) {
                return id(life);
            }
        }
        return -1;
    }

    @Override
    protected Map<String, OutputElementStyle> getStyles() {
        return KernelStyle.definitions(
                KernelStyle.USER_MODE,
                KernelStyle.SYSTEM_CALL,
                KernelStyle.KERNEL,
                KernelStyle.INTERRUPTED,
                KernelStyle.WAIT_FOR_CPU,
                KernelStyle.WAIT_BLOCKED,
                KernelStyle.WAIT_FORK,
                KernelStyle.WAIT_UNKNOWN,
                KernelStyle.UNKNOWN,
                KernelStyle.CPU_IDLE,
                KernelStyle.WAKE_UP,
                KernelStyle.MESSAGE);
    }
}
