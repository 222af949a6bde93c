package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;

/**
 * How navigators show what belongs to traces below a project that has other things, too. A plug-in
 * may set it for its product.
 *
 * @since 0.2.0
 */
public final class TmfProjectModelPreferences {

    private static volatile String label = "Trace Compass";
    private static volatile @Nullable ImageDescriptor icon;

    private TmfProjectModelPreferences() {}

    /**
     * Sets the label.
     *
     * @param bundleSymbolicName the plug-in that sets it
     * @param label the label
     */
    public static void setProjectModelLabel(String bundleSymbolicName, String label) {
        TmfProjectModelPreferences.label = Objects.requireNonNull(label);
    }

    /**
     * Sets the icon.
     *
     * @param bundleSymbolicName the plug-in with the icon
     * @param iconPath its path in the plug-in
     */
    public static void setProjectModelIcon(String bundleSymbolicName, String iconPath) {
        icon = ResourceLocator.imageDescriptorFromBundle(bundleSymbolicName, iconPath).orElse(null);
    }

    /** The label. */
    public static String getProjectModelLabel() {
        return label;
    }

    /** The icon; shared, never to be disposed. Null if none was set. On the UI thread. */
    public static @Nullable Image getProjectModelIcon() {
        ImageDescriptor descriptor = icon;
        return descriptor == null ? null : (Image) JFaceResources.getResources().get(descriptor);
    }
}
