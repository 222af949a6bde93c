package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** Something one can know about a segment. */
public interface ISegmentAspect {

    /** The empty text. */
    String EMPTY_STRING = "";

    /** Whether values can be averaged. */
    enum SegmentType {
        /** Values are names. */
        CATEGORICAL,
        /** Values are numbers on a scale. */
        CONTINUOUS
    }

    /** Returns the name, the header of the column. */
    String getName();

    /** Returns a sentence about it, empty for none. */
    String getHelpText();

    /** Returns how segments are ordered by this aspect, null when they are not. */
    @Nullable
    Comparator<?> getComparator();

    /**
     * Returns the value for a segment.
     *
     * @param segment the segment
     * @return the value, null when it has none
     */
    @Nullable
    Object resolve(ISegment segment);

    /** Returns whether values can be averaged. */
    default SegmentType getType() {
        return SegmentType.CATEGORICAL;
    }

    /** Returns the kind of values. */
    default DataType getDataType() {
        return DataType.STRING;
    }
}
