package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;

/**
 * Makes one lifeline of two.
 *
 * @since 9.5.0
 */
public interface ISDCollapseProvider {

    /** Shows two lifelines as one. */
    void collapseTwoLifelines(Lifeline lifeline1, Lifeline lifeline2);
}
