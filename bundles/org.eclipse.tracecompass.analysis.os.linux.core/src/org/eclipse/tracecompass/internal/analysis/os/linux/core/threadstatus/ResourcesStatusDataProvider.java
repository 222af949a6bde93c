package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.SoftInterrupts;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.PixelGroups;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateGroups;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.rows.core.TimesToRead;

/**
 * The rows of the Resources view: each CPU with the thread it runs, and below it its interrupts,
 * its soft interrupts and, where the trace tells it, its frequency.
 */
@SuppressWarnings("nls")
public final class ResourcesStatusDataProvider
        extends KernelTimeGraphProvider<ResourcesEntryModel> {

    /** The provider's identifier. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesStatusDataProvider";

    private static final Map<Integer, KernelStyle> CPU_STYLES =
            Map.of(
                    StateValues.CPU_STATUS_IDLE, KernelStyle.CPU_IDLE,
                    StateValues.CPU_STATUS_SOFT_IRQ_RAISED, KernelStyle.SOFT_IRQ_RAISED,
                    StateValues.CPU_STATUS_RUN_USERMODE, KernelStyle.USER_MODE,
                    StateValues.CPU_STATUS_RUN_SYSCALL, KernelStyle.SYSTEM_CALL,
                    StateValues.CPU_STATUS_SOFTIRQ, KernelStyle.SOFT_IRQ,
                    StateValues.CPU_STATUS_IRQ, KernelStyle.IRQ);

    private static final Integer RUNNING = Integer.valueOf(StateValues.CPU_STATUS_RUN_USERMODE);
    private static final Integer CALLING = Integer.valueOf(StateValues.CPU_STATUS_RUN_SYSCALL);

    private static final StateLook IN_KERNEL =
            KernelStyle.KERNEL.look(StateValues.CPU_STATUS_RUN_USERMODE);
    private static final Map<Object, StateLook> CPU_LOOKS =
            CPU_STYLES.entrySet().stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    Map.Entry::getKey,
                                    style -> style.getValue().look(style.getKey())));

    static final CpuLook CPU_LOOK = new CpuLook();

    /** All looks of CPUs. The order is that of stored groups. */
    static final List<StateLook> LOOKS_OF_CPUS =
            Stream.concat(
                            CPU_LOOKS.values().stream()
                                    .sorted(Comparator.comparingInt(StateLook::value)),
                            Stream.of(IN_KERNEL))
                    .toList();

    private static final RowLooks LOOKS_OF_INTERRUPTS = RowLooks.ofValues(CPU_LOOKS::get);
    private static final RowLooks LOOKS_OF_FREQUENCIES =
            RowLooks.ofValues(frequency -> KernelStyle.FREQUENCY.look(0));

    private static final double KHZ_PER_GHZ = 1e6;

    private final CpuGroups cpuGroups;

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param module its kernel analysis, scheduled
     */
    public ResourcesStatusDataProvider(ITmfTrace trace, KernelAnalysisModule module) {
        this(trace, module, CpuGroups.of(trace));
    }

    ResourcesStatusDataProvider(ITmfTrace trace, KernelAnalysisModule module, CpuGroups cpuGroups) {
        super(trace, module);
        this.cpuGroups = cpuGroups;
    }

    @Override
    public void dispose() {
        cpuGroups.dispose();
        super.dispose();
    }

    @Override
    public String getId() {
        return ID;
    }

    // --- tree

    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<ResourcesEntryModel> getTree(
            ITmfStateSystem history,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        long end = history.getCurrentEndTime();
        long[] life = {history.getStartTime(), end + 1};
        List<ResourcesEntryModel> entries = new ArrayList<>();
        long root = getEntryId("trace");
        entries.add(new ResourcesEntryModel(root, -1, trace().getName(), life, null));
        for (Map.Entry<Integer, Integer> cpu :
                numbered(history, history.optQuarkAbsolute(Attributes.CPUS)).entrySet()) {
            int number = cpu.getKey().intValue();
            int quark = cpu.getValue().intValue();
            long parent =
                    add(
                            entries,
                            root,
                            "CPU " + number,
                            life,
                            source(RowSource.Kind.CPU, quark, number, number));
            int frequency = history.optQuarkRelative(quark, Attributes.CURRENT_FREQUENCY);
            if (frequency != ITmfStateSystem.INVALID_ATTRIBUTE) {
                add(
                        entries,
                        parent,
                        "Frequency",
                        life,
                        source(RowSource.Kind.FREQUENCY, frequency, number, number));
            }
            numbered(history, history.optQuarkRelative(quark, Attributes.IRQS))
                    .forEach(
                            (irq, q) ->
                                    add(
                                            entries,
                                            parent,
                                            irqName(history, irq.intValue(), end),
                                            life,
                                            source(RowSource.Kind.IRQ, q, irq, number)));
            numbered(history, history.optQuarkRelative(quark, Attributes.SOFT_IRQS))
                    .forEach(
                            (vector, q) ->
                                    add(
                                            entries,
                                            parent,
                                            "Soft IRQ "
                                                    + vector
                                                    + ' '
                                                    + SoftInterrupts.name(vector),
                                            life,
                                            source(RowSource.Kind.SOFT_IRQ, q, vector, number)));
        }
        return new TmfTreeModel<>(List.of("Resource"), entries);
    }

    private long add(
            List<ResourcesEntryModel> entries,
            long parent,
            String name,
            long[] life,
            RowSource source) {
        long id = getId(source.quark());
        setRow(id, source, name);
        entries.add(new ResourcesEntryModel(id, parent, name, life, source));
        return id;
    }

    private static RowSource source(RowSource.Kind kind, int quark, int number, int cpu) {
        return new RowSource(kind, quark, Long.MIN_VALUE, Long.MAX_VALUE, number, cpu);
    }

    /** The children of an attribute by their number; none where the attribute is absent. */
    private static Map<Integer, Integer> numbered(ITmfStateSystem history, int quark) {
        Map<Integer, Integer> children = new TreeMap<>();
        if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
            for (Integer child : history.getSubAttributes(quark, false)) {
                children.put(Integer.valueOf(history.getAttributeName(child.intValue())), child);
            }
        }
        return children;
    }

    private static String irqName(ITmfStateSystem history, int irq, long time) {
        Object name =
                valueAt(
                        history,
                        history.optQuarkAbsolute(Attributes.IRQS, Integer.toString(irq)),
                        time);
        return name == null ? "IRQ " + irq : "IRQ " + irq + ' ' + name;
    }

    // --- rows

    /**
     * The state of a CPU is divided where it switches to another thread, and user mode for a thread
     * of the kernel is none.
     */
    @Override
    Function<RowSource, RowLooks> looks(
            ITmfStateSystem history, List<RowSource> rows, Map<String, Object> parameters) {
        Map<Integer, PixelGroups> groups = new HashMap<>();
        Set<Integer> cpus = new HashSet<>();
        for (RowSource row : rows) {
            if (row.kind() == RowSource.Kind.CPU) {
                Integer cpu = row.quark();
                cpus.add(cpu);
                StateGroups summed = cpuGroups.of(history, cpu);
                PixelGroups shown = summed == null ? null : summed.in(parameters);
                if (shown != null) {
                    groups.put(cpu, shown);
                }
            }
        }
        Map<Integer, RowLooks> looks = new HashMap<>();
        if (!cpus.isEmpty()) {
            ThreadSlices slices = slices(history, cpus, groups, parameters);
            for (Integer cpu : cpus) {
                looks.put(
                        cpu,
                        RowLooks.ofStretches(slices, CpuSlices.KINDS, CPU_LOOK, groups.get(cpu)));
            }
        }
        return row ->
                switch (row.kind()) {
                    case CPU -> Objects.requireNonNull(looks.get(row.quark()));
                    case FREQUENCY -> LOOKS_OF_FREQUENCIES;
                    default -> LOOKS_OF_INTERRUPTS;
                };
    }

    /** The slices of CPUs where their states are not in groups. */
    private ThreadSlices slices(
            ITmfStateSystem history,
            Set<Integer> cpus,
            Map<Integer, PixelGroups> groups,
            Map<String, Object> parameters) {
        TimeQueryFilter times =
                Objects.requireNonNull(DataProviderParameterUtils.createTimeQuery(parameters));
        Map<Integer, @Nullable PixelGroups> known = new HashMap<>();
        cpus.forEach(cpu -> known.put(cpu, groups.get(cpu)));
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        return new ThreadSlices(
                history,
                cpus,
                Math.min(end, Math.max(times.getStart(), start)),
                Math.max(start, Math.min(times.getEnd(), end)),
                new TimesToRead(known),
                read -> cpuGroups.noteSlices(history, read));
    }

    /** How CPUs look, by their state and by the kind of thread that they run. */
    static final class CpuLook implements RowLooks.StretchLook {
        @Override
        public boolean isDivided(Object value) {
            return value.equals(RUNNING) || value.equals(CALLING);
        }

        @Override
        public @Nullable StateLook of(Object value, int kind) {
            return value.equals(RUNNING) && kind == CpuSlices.KERNEL
                    ? IN_KERNEL
                    : CPU_LOOKS.get(value);
        }
    }

    /** CPUs are labelled with the name of the thread they run, frequencies with themselves. */
    @Override
    void label(ITmfStateSystem history, WideStates states) {
        int[] labelled =
                IntStream.range(0, states.size()).filter(i -> isLabelled(states, i)).toArray();
        ValuesAt values = new ValuesAt(history);
        for (int state : labelled) {
            values.want(valueQuark(history, states.source(state)), states.time(state));
        }
        values.fetch();
        ValuesAt names = new ValuesAt(history);
        Map<Integer, Integer> nameQuarks = new HashMap<>();
        for (int state : labelled) {
            RowSource row = states.source(state);
            Object value = values.get(valueQuark(history, row), states.time(state));
            if (value instanceof Long frequency) {
                states.setLabel(state, frequencyLabel(frequency.longValue()));
            } else if (value instanceof Integer tid) {
                int quark = nameQuark(history, tid.intValue(), row.cpu());
                nameQuarks.put(Integer.valueOf(state), Integer.valueOf(quark));
                names.want(quark, states.time(state));
            }
        }
        names.fetch();
        nameQuarks.forEach(
                (state, quark) -> {
                    Object name = names.get(quark.intValue(), states.time(state.intValue()));
                    states.setLabel(state.intValue(), name instanceof String text ? text : null);
                });
    }

    private static boolean isLabelled(WideStates states, int state) {
        return switch (states.source(state).kind()) {
            case FREQUENCY -> true;
            case CPU ->
                    states.value(state) == RUNNING.intValue()
                            || states.value(state) == CALLING.intValue();
            default -> false;
        };
    }

    /** The attribute whose value becomes, or leads to, the label of a row's states. */
    private static int valueQuark(ITmfStateSystem history, RowSource row) {
        return row.kind() == RowSource.Kind.CPU
                ? history.optQuarkRelative(row.quark(), Attributes.CURRENT_THREAD)
                : row.quark();
    }

    private static int nameQuark(ITmfStateSystem history, int tid, int cpu) {
        return history.optQuarkAbsolute(
                Attributes.THREADS, Attributes.threadName(tid, cpu), Attributes.EXEC_NAME);
    }

    private static String frequencyLabel(long kHz) {
        return String.format(Locale.ROOT, "%.2f GHz", kHz / KHZ_PER_GHZ);
    }

    @Override
    Map<String, String> tooltip(ITmfStateSystem history, RowSource row, long time) {
        Map<String, String> tooltip = new LinkedHashMap<>();
        Object value = valueAt(history, row.quark(), time);
        if (value == null) {
            return tooltip;
        }
        if (value instanceof Long frequency) {
            tooltip.put("Frequency", frequencyLabel(frequency.longValue()));
            return tooltip;
        }
        KernelStyle style = value instanceof Integer status ? CPU_STYLES.get(status) : null;
        if (row.kind() == RowSource.Kind.CPU
                && style == KernelStyle.USER_MODE
                && ThreadSlices.isKernel(history, row.quark(), time)) {
            style = KernelStyle.KERNEL;
        }
        tooltip.put("State", style == null ? value.toString() : style.label());
        switch (row.kind()) {
            case IRQ -> tooltip.put("Interrupt", irqName(history, row.number(), time));
            case SOFT_IRQ -> tooltip.put("Soft interrupt", SoftInterrupts.name(row.number()));
            default -> cpuTooltip(history, row, time, tooltip);
        }
        return tooltip;
    }

    private static void cpuTooltip(
            ITmfStateSystem history, RowSource row, long time, Map<String, String> tooltip) {
        Object current = valueAt(history, valueQuark(history, row), time);
        if (current instanceof Integer tid) {
            String thread = Attributes.threadName(tid.intValue(), row.cpu());
            Object name = valueAt(history, nameQuark(history, tid, row.cpu()), time);
            if (name != null) {
                tooltip.put("Process", name.toString());
            }
            tooltip.put("TID", tid.toString());
            Object call =
                    valueAt(
                            history,
                            history.optQuarkAbsolute(
                                    Attributes.THREADS, thread, Attributes.SYSTEM_CALL),
                            time);
            if (call != null) {
                tooltip.put("System call", call.toString());
            }
        }
        active(history, row, Attributes.IRQS, StateValues.CPU_STATUS_IRQ, time)
                .forEach(irq -> tooltip.put("Interrupt", irqName(history, irq, time)));
        active(history, row, Attributes.SOFT_IRQS, StateValues.CPU_STATUS_SOFTIRQ, time)
                .forEach(vector -> tooltip.put("Soft interrupt", SoftInterrupts.name(vector)));
    }

    private static List<Integer> active(
            ITmfStateSystem history, RowSource cpu, String kind, int status, long time) {
        List<Integer> active = new ArrayList<>();
        numbered(history, history.optQuarkRelative(cpu.quark(), kind))
                .forEach(
                        (number, quark) -> {
                            if (Integer.valueOf(status)
                                    .equals(valueAt(history, quark.intValue(), time))) {
                                active.add(number);
                            }
                        });
        return active;
    }

    @Override
    protected Map<String, OutputElementStyle> getStyles() {
        return KernelStyle.definitions(
                KernelStyle.CPU_IDLE,
                KernelStyle.USER_MODE,
                KernelStyle.SYSTEM_CALL,
                KernelStyle.KERNEL,
                KernelStyle.IRQ,
                KernelStyle.SOFT_IRQ,
                KernelStyle.SOFT_IRQ_RAISED,
                KernelStyle.FREQUENCY);
    }
}
