package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;

/**
 * A row of the Resources view: the trace (without states of its own), a CPU, or something of a CPU.
 */
public final class ResourcesEntryModel extends TimeGraphEntryModel {

    /** The subject of a row. */
    public enum Type {
        /** The trace. */
        TRACE,
        /** A CPU. */
        CPU,
        /** An interrupt on a CPU. */
        IRQ,
        /** A soft interrupt on a CPU. */
        SOFT_IRQ,
        /** The frequency of a CPU. */
        FREQUENCY
    }

    private final Type type;
    private final int number;
    private final int cpu;

    ResourcesEntryModel(
            long id, long parentId, String name, long[] life, @Nullable RowSource source) {
        super(id, parentId, List.of(name), life[0], life[1], source != null);
        number = source == null ? -1 : source.number();
        cpu = source == null ? -1 : source.cpu();
        type =
                source == null
                        ? Type.TRACE
                        : switch (source.kind()) {
                            case CPU, THREAD, KERNEL_THREAD -> Type.CPU;
                            case IRQ -> Type.IRQ;
                            case SOFT_IRQ -> Type.SOFT_IRQ;
                            case FREQUENCY -> Type.FREQUENCY;
                        };
    }

    /** Returns what the row is about. */
    public Type getType() {
        return type;
    }

    /** Returns the number of the CPU, interrupt or soft interrupt; -1 for the trace. */
    public int getResourceId() {
        return number;
    }

    /** Returns the CPU that it is or to which it belongs; -1 for the trace. */
    public int getCpu() {
        return cpu;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        return cpu < 0 ? ImmutableMultimap.of() : ImmutableMultimap.of("cpu", Integer.valueOf(cpu));
    }
}
