package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import java.util.List;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterCriteria;

/**
 * Filters a diagram.
 *
 * @since 9.5.0
 */
public interface ISDFilterProvider extends ISDGraphNodeSupporter {

    /**
     * Filters the diagram.
     *
     * @param filters what is hidden and shown; null or empty for no filter
     * @return whether the diagram has to be drawn again
     */
    boolean filter(List<FilterCriteria> filters);
}
