package org.eclipse.tracecompass.examples.tinytrace.segments;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** The column of the device. */
final class DeviceAspect implements ISegmentAspect {

    @Override
    public String getName() {
        return "Device";
    }

    @Override
    public String getHelpText() {
        return "The device that was not at rest";
    }

    @Override
    public @Nullable Comparator<?> getComparator() {
        return Comparator.comparing(Span::device);
    }

    @Override
    public @Nullable Object resolve(ISegment segment) {
        return segment instanceof Span span ? span.device() : null;
    }

    @Override
    public SegmentType getType() {
        return SegmentType.CATEGORICAL;
    }

    @Override
    public DataType getDataType() {
        return DataType.STRING;
    }
}
