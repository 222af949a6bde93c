package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.StyledString.Styler;

/**
 * An element whose text has a style.
 *
 * @since 0.2.0
 */
public interface ITmfStyledProjectModelElement {

    /** The style of the text; null for the ordinary one. */
    @Nullable
    Styler getStyler();
}
