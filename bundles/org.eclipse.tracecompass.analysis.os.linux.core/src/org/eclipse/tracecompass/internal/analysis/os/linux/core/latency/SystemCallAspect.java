package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import java.util.Comparator;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** What there is to know about a system call besides its times. */
@SuppressWarnings("nls")
enum SystemCallAspect implements ISegmentAspect {
    /** The name of the call. */
    NAME("Name", "The system call", DataType.STRING, SystemCall::name),
    /** The thread that made it. */
    TID("TID", "The thread that made the call", DataType.NUMBER, SystemCall::tid),
    /** What it returned. */
    RETURN(
            "Return",
            "What the call returned; negative for an error",
            DataType.NUMBER,
            SystemCall::returned);

    private final String fName;
    private final String fHelp;
    private final DataType fType;
    private final Function<SystemCall, Object> fValue;

    SystemCallAspect(String name, String help, DataType type, Function<SystemCall, Object> value) {
        fName = name;
        fHelp = help;
        fType = type;
        fValue = value;
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public String getHelpText() {
        return fHelp;
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
        return segment instanceof SystemCall call ? fValue.apply(call) : null;
    }

    @Override
    public SegmentType getType() {
        return this == RETURN ? SegmentType.CONTINUOUS : SegmentType.CATEGORICAL;
    }

    @Override
    public DataType getDataType() {
        return fType;
    }
}
