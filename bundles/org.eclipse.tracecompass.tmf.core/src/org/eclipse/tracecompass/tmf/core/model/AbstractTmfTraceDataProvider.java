package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.Multimap;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Base of the data providers of one trace. */
public abstract class AbstractTmfTraceDataProvider {

    private final ITmfTrace trace;

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     */
    public AbstractTmfTraceDataProvider(ITmfTrace trace) {
        this.trace = trace;
    }

    /** Returns the trace. */
    protected ITmfTrace getTrace() {
        return trace;
    }

    /**
     * Compiles the filters of a request: {@link
     * org.eclipse.tracecompass.common.core.filter.FilterExpression}s over the keys of metadata. A
     * text alone is a regular expression that is found in any value.
     *
     * @param regexes the expressions by property
     * @return for each property a predicate that holds when all of its expressions do
     * @throws FilterSyntaxException if an expression is wrong. {@link Answers} makes a failed
     *     answer of it that tells the user what and where
     */
    protected Map<Integer, Predicate<Multimap<String, Object>>> computeRegexPredicate(
            Multimap<Integer, String> regexes) {
        return MetadataFilters.compile(regexes);
    }
}
