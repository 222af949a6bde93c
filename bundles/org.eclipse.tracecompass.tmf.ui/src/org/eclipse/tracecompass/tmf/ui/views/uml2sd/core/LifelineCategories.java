package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IImage;

/**
 * A kind of lifelines: its name and its image.
 *
 * @since 9.5.0
 */
public class LifelineCategories {

    private String name = "";
    private IImage image;

    /** The name. */
    public String getName() {
        return name;
    }

    /** Sets the name. */
    public void setName(String string) {
        name = string;
    }

    /** The image; null for none. */
    public IImage getImage() {
        return image;
    }

    /** Sets the image; null for none. */
    public void setImage(IImage image) {
        this.image = image;
    }
}
