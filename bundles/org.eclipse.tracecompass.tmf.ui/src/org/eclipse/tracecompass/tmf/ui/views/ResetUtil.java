package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * Makes the action that shows all time.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public final class ResetUtil {

    private ResetUtil() {}

    /**
     * Makes the action.
     *
     * @param element what shows all time when the action runs
     */
    public static Action createResetAction(ITimeReset element) {
        return RunAction.push(Messages.Action_Reset, Icons.ZOOM_ALL, element::resetStartFinishTime);
    }
}
