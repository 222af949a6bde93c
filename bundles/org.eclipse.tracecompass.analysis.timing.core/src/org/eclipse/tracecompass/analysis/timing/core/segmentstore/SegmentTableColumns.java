package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterCompiler;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterOperands;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * The columns of a table of segments, as users name them in filters: as their aspects are called,
 * without regard to case and with any of space, dash and underscore between words; {@code start}
 * for {@code Start Time}. A cell without a value is an empty text. Immutable.
 */
public final class SegmentTableColumns implements FilterOperands<ISegment>, FilterVocabulary {

    private final List<ISegmentAspect> aspects;
    private final TimeFrame frame;

    /**
     * Columns of a table.
     *
     * @param aspects the columns
     * @param frame what times in filters refer to
     */
    public SegmentTableColumns(List<ISegmentAspect> aspects, TimeFrame frame) {
        this.aspects = List.copyOf(aspects);
        this.frame = frame;
    }

    /**
     * Reads a filter.
     *
     * @param expression what the user wrote, in {@link FilterDialect#FREE}; blank for all segments
     * @return holds for the segments that are wanted
     * @throws FilterSyntaxException if it is wrong; the message tells the user why and where
     */
    public Predicate<ISegment> filter(String expression) {
        return FilterCompiler.compile(FilterExpression.parse(expression, FilterDialect.FREE), this);
    }

    @Override
    public Operand<ISegment> operand(FilterExpression.Name name) {
        ISegmentAspect aspect = aspect(name.text());
        if (aspect == null) {
            throw new FilterSyntaxException(
                    "There is no column '%s'; there are %s. A text with signs needs quotes"
                            .formatted(name.text(), String.join(", ", keys())),
                    name.column());
        }
        boolean isTime = aspect.getDataType() == DataType.TIMESTAMP;
        return new Column(aspect, isTime ? Optional.of(frame) : Optional.empty());
    }

    private record Column(ISegmentAspect aspect, Optional<TimeFrame> times)
            implements Operand<ISegment> {

        @Override
        public boolean any(ISegment segment, Predicate<Object> test) {
            Object value = aspect.resolve(segment);
            return test.test(value == null ? "" : value);
        }

        @Override
        public boolean isPresent(ISegment segment) {
            return aspect.resolve(segment) != null;
        }
    }

    @Override
    public boolean anywhere(ISegment segment, Predicate<Object> test) {
        for (ISegmentAspect aspect : aspects) {
            Object value = aspect.resolve(segment);
            if (test.test(value == null ? "" : value)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Term> names() {
        return aspects.stream().map(a -> new Term(key(a.getName()), a.getHelpText())).toList();
    }

    /** Returns the keys of all columns. */
    public List<String> keys() {
        return aspects.stream().map(aspect -> key(aspect.getName())).toList();
    }

    /** Returns the aspect that a user calls by a name, or null if there is none. */
    public @Nullable ISegmentAspect aspect(String name) {
        String wanted = key(name);
        for (ISegmentAspect aspect : aspects) {
            String key = key(aspect.getName());
            if (key.equals(wanted) || key.equals(wanted + "_time")) {
                return aspect;
            }
        }
        return null;
    }

    /** Returns the name of a column in small letters, with underscores between words. */
    public static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[ _-]+", "_");
    }
}
