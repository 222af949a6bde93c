package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import java.util.Comparator;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** The aspects of a system call besides its times. */
@SuppressWarnings("nls")
enum SystemCallAspect implements ISegmentAspect {
    /** The name of the call. */
    NAME("Name", "The system call", DataType.STRING, SystemCall::name),
    /** The thread that made it. */
    TID("TID", "The thread that made the call", DataType.NUMBER, SystemCall::tid),
    /** The return value. */
    RETURN(
            "Return",
            "What the call returned; negative for an error",
            DataType.NUMBER,
            SystemCall::returned);

    private final String name;
    private final String help;
    private final DataType type;
    private final Function<SystemCall, Object> value;

    SystemCallAspect(String name, String help, DataType type, Function<SystemCall, Object> value) {
        this.name = name;
        this.help = help;
        this.type = type;
        this.value = value;
    }

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
            case NAME -> Comparator.comparing((SystemCall call) -> call.name());
            case TID -> Comparator.comparingInt((SystemCall call) -> call.tid());
            case RETURN -> Comparator.comparingLong((SystemCall call) -> call.returned());
        };
    }

    @Override
    public @Nullable Object resolve(ISegment segment) {
        return segment instanceof SystemCall call ? value.apply(call) : null;
    }

    @Override
    public SegmentType getType() {
        return this == RETURN ? SegmentType.CONTINUOUS : SegmentType.CATEGORICAL;
    }

    @Override
    public DataType getDataType() {
        return type;
    }
}
