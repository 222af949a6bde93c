package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import java.util.function.ToLongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** A number that every segment has. */
abstract class LongSegmentAspect implements ISegmentAspect {

    private final String fName;
    private final String fHelpText;
    private final DataType fDataType;
    private final ToLongFunction<ISegment> fValue;

    LongSegmentAspect(
            String name, String helpText, DataType dataType, ToLongFunction<ISegment> value) {
        fName = name;
        fHelpText = helpText;
        fDataType = dataType;
        fValue = value;
    }

    @Override
    public final String getName() {
        return fName;
    }

    @Override
    public final String getHelpText() {
        return fHelpText;
    }

    @Override
    public final @Nullable Comparator<?> getComparator() {
        return Comparator.comparingLong(fValue);
    }

    @Override
    public final @Nullable Long resolve(ISegment segment) {
        return fValue.applyAsLong(segment);
    }

    @Override
    public final SegmentType getType() {
        return SegmentType.CONTINUOUS;
    }

    @Override
    public final DataType getDataType() {
        return fDataType;
    }
}
