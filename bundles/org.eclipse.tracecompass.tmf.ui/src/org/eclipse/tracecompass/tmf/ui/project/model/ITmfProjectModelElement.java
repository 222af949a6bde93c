package org.eclipse.tracecompass.tmf.ui.project.model;

import java.net.URI;
import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.swt.graphics.Image;

/**
 * An element of a project with traces. Elements are equal if they stand for the same path.
 *
 * @since 0.2.0
 */
public interface ITmfProjectModelElement {

    /** The name of the element. */
    String getName();

    /** The resource that the element stands for. It need not exist, for example of an analysis. */
    IResource getResource();

    /** The path of the resource in the workspace. */
    IPath getPath();

    /** Where the resource is; null if that is not known. */
    URI getLocation();

    /** The project of the element. */
    TmfProjectElement getProject();

    /** The parent; null for a project. */
    ITmfProjectModelElement getParent();

    /** The children, as they were at the last {@link #refresh()}; a copy. */
    List<ITmfProjectModelElement> getChildren();

    /**
     * The child of a name.
     *
     * @param name the name
     * @return the first child with that name; null if there is none
     */
    default ITmfProjectModelElement getChild(String name) {
        for (ITmfProjectModelElement child : getChildren()) {
            if (child.getName().equals(name)) {
                return child;
            }
        }
        return null;
    }

    /** Reads the children again and shows them. */
    void refresh();

    /** The icon; shared, never to be disposed. On the UI thread. */
    Image getIcon();

    /** The text that the navigator shows. */
    default String getLabelText() {
        return getName();
    }

    /** Whether there are children. */
    default boolean hasChildren() {
        return !getChildren().isEmpty();
    }

    /** Frees what the element and its children hold. */
    default void dispose() {
        getChildren().forEach(ITmfProjectModelElement::dispose);
    }
}
