package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.util.Map;
import java.util.function.Function;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters.Range;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.OpenExperiment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * A request for a tree.
 *
 * @param times its range as data providers want it; that of the experiment, as far as its end is
 *     known, if the request has none. With it, whether the tree is filtered
 * @param isEndKnown whether the experiment was read to its end before the range was asked for
 */
record TreeQuestion(Map<String, Object> times, boolean isEndKnown) {

    static TreeQuestion of(Parameters parameters, OpenExperiment experiment)
            throws ProtocolException {
        // asked first: an end that is asked for before may be too early
        boolean isEndKnown = experiment.isIndexed();
        Range range = parameters.range();
        if (range == null) {
            long end = experiment.experiment().getEndTime().toNanos();
            range = new Range(experiment.start(), Math.max(experiment.start(), end), 2);
        }
        Map<String, Object> times = Providers.times(range);
        if (parameters.flag(DataProviderParameterUtils.FILTERED_KEY)) {
            times.put(DataProviderParameterUtils.FILTERED_KEY, Boolean.TRUE);
        }
        return new TreeQuestion(times, isEndKnown);
    }

    /**
     * Returns the tree. Clients ask until it is complete, and not again. While the experiment is
     * being read it never is: it can be complete to the end that is known so far, and have more
     * rows later.
     *
     * @param source answers for a range
     */
    <T> TmfModelResponse<T> ask(Function<Map<String, Object>, TmfModelResponse<T>> source) {
        TmfModelResponse<T> tree = source.apply(times);
        return isEndKnown || tree.getStatus() != Status.COMPLETED
                ? tree
                : Answers.running(tree.getModel());
    }
}
