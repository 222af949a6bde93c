package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.Multimap;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.filter.FilterCompiler;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterOperands;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;

/** In filters of rows and states a name is a key of their metadata, which may have many values. */
enum MetadataOperands implements FilterOperands<Multimap<String, Object>> {
    INSTANCE;

    /**
     * Compiles a filter.
     *
     * @param expression the filter; blank lets everything pass
     * @return holds for the metadata that is wanted
     * @throws FilterSyntaxException if the filter is wrong; the message says what, where, in which
     */
    static Predicate<Multimap<String, Object>> compile(String expression) {
        try {
            return FilterCompiler.compile(
                    FilterExpression.parse(expression, FilterDialect.FREE), INSTANCE);
        } catch (FilterSyntaxException e) {
            throw new FilterSyntaxException(
                    e.getReason() + ", in the filter '" + expression + '\'', e.getColumn());
        }
    }

    @Override
    public Operand<Multimap<String, Object>> operand(FilterExpression.Name name) {
        String key = name.text();
        return (metadata, test) -> metadata.get(key).stream().anyMatch(test);
    }

    @Override
    public boolean anywhere(Multimap<String, Object> metadata, Predicate<Object> test) {
        return metadata.values().stream().anyMatch(test);
    }
}
