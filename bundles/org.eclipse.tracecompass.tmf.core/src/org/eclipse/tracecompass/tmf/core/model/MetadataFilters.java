package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;

/**
 * Compiles the filters of rows and states: {@link
 * org.eclipse.tracecompass.common.core.filter.FilterExpression}s over the keys of metadata. A text
 * alone is a regular expression that is found in any value.
 *
 * @since 0.2.0
 */
public final class MetadataFilters {

    private MetadataFilters() {}

    /**
     * Compiles filters.
     *
     * @param regexes the expressions by property, see {@link CoreFilterProperty}
     * @return for each property a predicate that holds when all of its expressions do
     * @throws FilterSyntaxException if an expression is wrong; the message says what, where, in
     *     which
     */
    public static Map<Integer, Predicate<Multimap<String, Object>>> compile(
            Multimap<Integer, String> regexes) {
        Map<Integer, Predicate<Multimap<String, Object>>> result = new HashMap<>();
        for (Map.Entry<Integer, Collection<String>> entry : regexes.asMap().entrySet()) {
            List<Predicate<Multimap<String, Object>>> all = new ArrayList<>();
            entry.getValue().forEach(expression -> all.add(MetadataOperands.compile(expression)));
            result.put(
                    entry.getKey(),
                    metadata -> all.stream().allMatch(predicate -> predicate.test(metadata)));
        }
        return result;
    }
}
