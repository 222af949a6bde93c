package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Base of the data providers of one trace. */
public abstract class AbstractTmfTraceDataProvider {

    private final ITmfTrace fTrace;

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     */
    public AbstractTmfTraceDataProvider(ITmfTrace trace) {
        fTrace = trace;
    }

    /** Returns the trace. */
    protected ITmfTrace getTrace() {
        return fTrace;
    }

    /**
     * Compiles the filters of a request; see {@link MetadataPredicate} for what they look like.
     * Expressions that cannot be understood match nothing.
     *
     * @param regexes the expressions by property
     * @return for each property a predicate that holds when all of its expressions do
     */
    protected Map<Integer, Predicate<Multimap<String, Object>>> computeRegexPredicate(
            Multimap<Integer, String> regexes) {
        Map<Integer, Predicate<Multimap<String, Object>>> result = new HashMap<>();
        for (Map.Entry<Integer, Collection<String>> entry : regexes.asMap().entrySet()) {
            List<Predicate<Multimap<String, Object>>> all = new ArrayList<>();
            entry.getValue().forEach(expression -> all.add(MetadataPredicate.compile(expression)));
            result.put(
                    entry.getKey(),
                    metadata -> all.stream().allMatch(predicate -> predicate.test(metadata)));
        }
        return result;
    }
}
