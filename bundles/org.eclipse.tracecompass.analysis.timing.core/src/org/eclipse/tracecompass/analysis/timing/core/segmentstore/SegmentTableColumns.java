package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.FilterCompiler;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterOperands;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * The columns of a table of segments, as users name them in filters: as their aspects are called,
 * by the rules of {@link FilterColumns}. A cell without a value is an empty text. Immutable.
 */
public final class SegmentTableColumns implements FilterOperands<ISegment> {

    private final List<ISegmentAspect> aspects;
    private final FilterColumns columns;
    private final TimeFrame frame;

    /**
     * Columns of a table.
     *
     * @param aspects the columns
     * @param frame what times in filters refer to
     */
    public SegmentTableColumns(List<ISegmentAspect> aspects, TimeFrame frame) {
        this.aspects = List.copyOf(aspects);
        columns = FilterColumns.of(aspects.stream().map(ISegmentAspect::getName).toList());
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
        ISegmentAspect aspect = aspects.get(columns.indexOf(name));
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

    /**
     * Returns the words of filters.
     *
     * @param seen the segments whose values are among them; a sample is enough
     */
    public FilterVocabulary vocabulary(List<ISegment> seen) {
        return new Words(seen);
    }

    private final class Words implements FilterVocabulary {

        private final List<ISegment> seen;

        Words(List<ISegment> seen) {
            this.seen = List.copyOf(seen);
        }

        @Override
        public List<Term> names() {
            return aspects.stream()
                    .map(a -> new Term(FilterColumns.key(a.getName()), a.getHelpText()))
                    .toList();
        }

        @Override
        public List<Term> values(String name) {
            ISegmentAspect aspect = aspect(name);
            return aspect == null
                    ? List.of()
                    : seen.stream()
                            .map(aspect::resolve)
                            .filter(Objects::nonNull)
                            .map(String::valueOf)
                            .filter(text -> !text.isEmpty())
                            .sorted(NaturalOrder.ANY_CASE)
                            .distinct()
                            .map(text -> new Term(text, ""))
                            .toList();
        }
    }

    /** Returns the keys of all columns. */
    public List<String> keys() {
        return columns.keys();
    }

    /** Returns the aspect that a user calls by a name, or null if there is none. */
    public @Nullable ISegmentAspect aspect(String name) {
        int index = columns.find(name);
        return index < 0 ? null : aspects.get(index);
    }
}
