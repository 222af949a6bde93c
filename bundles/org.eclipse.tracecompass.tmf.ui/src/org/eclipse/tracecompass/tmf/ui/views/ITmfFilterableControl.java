package org.eclipse.tracecompass.tmf.ui.views;

import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;

/**
 * A view with a filter of its states.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public interface ITmfFilterableControl {

    /** The action that opens the filter. */
    Action getFilterAction();

    /**
     * Filters otherwise. On the UI thread.
     *
     * @param regex the text that is being typed: what does not match it is dimmed; empty for none
     * @param filterRegexes the filters that are applied: what does not match them is left out
     */
    void filterUpdated(String regex, Set<String> filterRegexes);
}
