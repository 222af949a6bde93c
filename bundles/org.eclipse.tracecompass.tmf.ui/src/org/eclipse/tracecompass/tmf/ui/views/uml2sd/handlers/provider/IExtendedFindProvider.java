package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import org.eclipse.jface.action.Action;

/**
 * Finds in a diagram with an action of its own.
 *
 * @since 9.5.0
 */
public interface IExtendedFindProvider {

    /** The action that lets the user find. */
    Action getFindAction();
}
