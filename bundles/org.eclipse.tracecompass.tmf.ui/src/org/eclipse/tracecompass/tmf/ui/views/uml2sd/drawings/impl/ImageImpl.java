package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IImage;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * An image of SWT.
 *
 * @since 9.5.0
 */
public class ImageImpl implements IImage {

    private final Image image;

    /**
     * Reads an image.
     *
     * @param file its name in the folder icons of this bundle, or a URL
     */
    public ImageImpl(String file) {
        image = getResourceImage(file);
    }

    /** Wraps an image, which is disposed with this object. */
    public ImageImpl(Image image) {
        this.image = image;
    }

    /**
     * Reads an image.
     *
     * @param name its name in the folder icons of this bundle, or a URL
     * @return the image; null if it cannot be read, which is logged
     */
    public Image getResourceImage(String name) {
        try (InputStream in = find(name).openStream()) {
            return new Image(Display.getDefault(), in);
        } catch (IOException | RuntimeException e) {
            ILog.of(ImageImpl.class).warn("The image " + name + " cannot be read", e);
            return null;
        }
    }

    private static URL find(String name) throws IOException {
        Bundle bundle = FrameworkUtil.getBundle(ImageImpl.class);
        URL entry = bundle == null ? null : bundle.getEntry("icons/" + name);
        if (entry == null) {
            return java.net.URI.create(name).toURL();
        }
        return entry;
    }

    @Override
    public Object getImage() {
        return image;
    }

    @Override
    public void dispose() {
        if (image != null) {
            image.dispose();
        }
    }
}
