package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import org.eclipse.ui.IActionBars;

/**
 * Adds actions to the view.
 *
 * @since 9.5.0
 */
public interface ISDExtendedActionBarProvider {

    /** Adds actions to the tool bar and the menu of the view. */
    void supplementCoolbarContent(IActionBars bar);
}
