package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.Multimap;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.IOutputElement;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;

/**
 * The part of a view of a data provider that says what the provider is asked with. Subclasses add
 * to these parameters or return others, which are not changed.
 */
abstract class ProviderRequests extends AbstractTimeGraphView {

    ProviderRequests(String id, TimeGraphPresentationProvider pres) {
        super(id, pres);
    }

    /** The parameters with which a provider is asked for rows. */
    protected Map<String, Object> getFetchTreeParameters() {
        return new HashMap<>();
    }

    /**
     * The parameters with which a provider is asked for states.
     *
     * @param start the start of the window, in ns
     * @param end its end
     * @param resolution how long a pixel is, in ns
     * @param fullSearch whether every state is wanted, however short
     * @param items the ids of the rows
     */
    protected Map<String, Object> getFetchRowModelParameters(
            long start, long end, long resolution, boolean fullSearch, Collection<Long> items) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                ViewTimes.stateTimes(start, end, Math.max(1, resolution)));
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, items);
        Multimap<Integer, String> regexes = getRegexes();
        if (!regexes.isEmpty()) {
            parameters.put(DataProviderParameterUtils.REGEX_MAP_FILTERS_KEY, regexes.asMap());
        }
        if (fullSearch) {
            parameters.put(DataProviderParameterUtils.FULL_SEARCH_KEY, Boolean.TRUE);
        }
        return parameters;
    }

    /** The parameters with which a provider is asked for arrows at some times. */
    protected Map<String, Object> getFetchArrowsParameters(List<Long> times) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        return parameters;
    }

    /**
     * The parameters with which a provider is asked for a tooltip.
     *
     * @param time the instant, in ns
     * @param item the id of the row
     * @param element the state; null if there is none
     */
    protected Map<String, Object> getFetchTooltipParameters(
            long time, long item, @Nullable IOutputElement element) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(time));
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.of(item));
        if (element != null) {
            parameters.put(DataProviderParameterUtils.REQUESTED_ELEMENT_KEY, element);
        }
        return parameters;
    }

    /** The parameters with which a provider is asked for the categories of annotations. */
    protected Map<String, Object> getFetchAnnotationCategoriesParameters() {
        return new HashMap<>();
    }

    /** The parameters with which a provider is asked for annotations; categories are added. */
    protected Map<String, Object> getFetchAnnotationsParameters(
            List<Long> times, Collection<Long> items) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, items);
        return parameters;
    }
}
