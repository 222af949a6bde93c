package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.Comparator;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** The aspects of an interrupt besides its times. */
enum InterruptAspect implements ISegmentAspect {
    /** Kind, number and name. */
    LABEL("Interrupt", "The interrupt, with its number and handler", DataType.STRING) {
        @Override
        Object of(Interrupt interrupt) {
            return interrupt.label();
        }
    },
    /** The number. */
    NUMBER("Number", "The number of the interrupt", DataType.NUMBER) {
        @Override
        Object of(Interrupt interrupt) {
            return Integer.valueOf(interrupt.number());
        }
    },
    /** The CPU. */
    CPU("CPU", "The CPU that handled it", DataType.NUMBER) {
        @Override
        Object of(Interrupt interrupt) {
            return Integer.valueOf(interrupt.cpu());
        }
    },
    /** The interrupted thread. */
    THREAD("Thread", "The thread that it interrupted", DataType.STRING) {
        @Override
        Object of(Interrupt interrupt) {
            return interrupt.thread();
        }
    };

    private final String name;
    private final String help;
    private final DataType type;

    InterruptAspect(String name, String help, DataType type) {
        this.name = name;
        this.help = help;
        this.type = type;
    }

    abstract Object of(Interrupt interrupt);

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getHelpText() {
        return help;
    }

    @Override
    public @Nullable Comparator<?> getComparator() {
        return switch (this) {
            case LABEL -> Comparator.comparing((Function<Interrupt, String>) Interrupt::label);
            case NUMBER -> Comparator.comparingInt((Interrupt interrupt) -> interrupt.number());
            case THREAD -> Comparator.comparing((Interrupt interrupt) -> interrupt.thread());
            case CPU -> Comparator.comparingInt((Interrupt interrupt) -> interrupt.cpu());
        };
    }

    @Override
    public @Nullable Object resolve(ISegment segment) {
        return segment instanceof Interrupt interrupt ? of(interrupt) : null;
    }

    @Override
    public SegmentType getType() {
        return SegmentType.CATEGORICAL;
    }

    @Override
    public DataType getDataType() {
        return type;
    }
}
