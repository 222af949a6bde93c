package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IExplainingAspect;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A column of a table of records. It belongs to one analysis.
 *
 * @param name its name
 * @param help what it tells
 * @param kind its values
 * @param missing why a record may have no value
 */
record RecordColumn(String name, String help, Kind kind, Missing missing)
        implements IExplainingAspect {

    private static final Missing UNSAID = Missing.because("");

    /** What a column holds. A record may lack a value. */
    enum Kind {
        /** Texts, of which many are equal. */
        TEXT(DataType.STRING),
        /** Numbers that identify something. */
        ID(DataType.NUMBER),
        /** Numbers of which sums make sense. */
        AMOUNT(DataType.NUMBER),
        /** Times in ns; sums make sense. */
        DURATION(DataType.DURATION);

        private final DataType type;

        Kind(DataType type) {
            this.type = type;
        }

        boolean isSummed() {
            return this == AMOUNT || this == DURATION;
        }
    }

    static RecordColumn text(String name, String help) {
        return new RecordColumn(name, help, Kind.TEXT, UNSAID);
    }

    static RecordColumn id(String name, String help) {
        return new RecordColumn(name, help, Kind.ID, UNSAID);
    }

    static RecordColumn amount(String name, String help) {
        return new RecordColumn(name, help, Kind.AMOUNT, UNSAID);
    }

    static RecordColumn duration(String name, String help) {
        return new RecordColumn(name, help, Kind.DURATION, UNSAID);
    }

    /** The same column of another table, or with another reason why it may be empty. */
    RecordColumn emptyIf(Missing why) {
        return new RecordColumn(name, help, kind, why);
    }

    @Override
    public String whyEmpty(ITmfTrace trace, long time) {
        return missing.in(trace, time);
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
        return kind == Kind.TEXT
                ? Comparator.comparing((ISegment segment) -> String.valueOf(resolve(segment)))
                : Comparator.comparingLong(this::number);
    }

    private long number(ISegment segment) {
        return resolve(segment) instanceof Long number ? number.longValue() : Long.MIN_VALUE;
    }

    @Override
    public @Nullable Object resolve(ISegment segment) {
        return segment instanceof Row row ? row.get(this) : null;
    }

    @Override
    public SegmentType getType() {
        return kind.isSummed() ? SegmentType.CONTINUOUS : SegmentType.CATEGORICAL;
    }

    @Override
    public DataType getDataType() {
        return kind.type;
    }
}
