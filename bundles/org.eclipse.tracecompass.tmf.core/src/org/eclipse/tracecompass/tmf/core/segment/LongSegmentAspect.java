package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import java.util.function.ToLongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** A number that every segment has. */
abstract class LongSegmentAspect implements ISegmentAspect {

    private final String name;
    private final String helpText;
    private final DataType dataType;
    private final ToLongFunction<ISegment> value;

    LongSegmentAspect(
            String name, String helpText, DataType dataType, ToLongFunction<ISegment> value) {
        this.name = name;
        this.helpText = helpText;
        this.dataType = dataType;
        this.value = value;
    }

    @Override
    public final String getName() {
        return name;
    }

    @Override
    public final String getHelpText() {
        return helpText;
    }

    @Override
    public final @Nullable Comparator<?> getComparator() {
        return Comparator.comparingLong(value);
    }

    @Override
    public final @Nullable Long resolve(ISegment segment) {
        return value.applyAsLong(segment);
    }

    @Override
    public final SegmentType getType() {
        return SegmentType.CONTINUOUS;
    }

    @Override
    public final DataType getDataType() {
        return dataType;
    }
}
