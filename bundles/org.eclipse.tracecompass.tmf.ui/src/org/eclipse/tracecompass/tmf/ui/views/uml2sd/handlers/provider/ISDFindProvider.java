package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.Criteria;

/**
 * Finds in a diagram.
 *
 * @since 9.5.0
 */
public interface ISDFindProvider extends ISDGraphNodeSupporter {

    /**
     * Finds the next node and shows it.
     *
     * @param toApply what to find
     * @return whether something was found, or is still being searched for
     * @throws CostlyPatternException if its regular expression takes too long
     */
    boolean find(Criteria toApply);

    /** Ends the search; the next one begins anew. */
    void cancel();
}
