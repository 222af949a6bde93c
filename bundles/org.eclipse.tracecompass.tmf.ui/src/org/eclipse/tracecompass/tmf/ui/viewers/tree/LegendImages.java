package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.tmf.ui.viewers.ILegendImageProvider2;

/** The pictures of a legend, each drawn once. For the UI thread. */
final class LegendImages {

    private final Map<Long, Image> images = new HashMap<>();
    private ILegendImageProvider2 provider;

    /** Sets who draws the pictures; null for nobody. */
    public void setProvider(ILegendImageProvider2 drawer) {
        provider = drawer;
    }

    /** The picture of an entry; null if nobody draws it or there is no room. */
    public Image image(int height, int width, Long id) {
        ILegendImageProvider2 drawer = provider;
        if (drawer == null || height <= 0 || width <= 0) {
            return null;
        }
        Image known = images.get(id);
        if (known == null || known.isDisposed()) {
            known = drawer.getLegendImage(height, width, id);
            if (known != null) {
                images.put(id, known);
            }
        }
        return known;
    }

    /** Draws all pictures anew while something shows them, and releases the old ones then. */
    public void forgetAfter(Runnable shows) {
        List<Image> old = new ArrayList<>(images.values());
        images.clear();
        shows.run();
        old.forEach(Image::dispose);
    }

    /** Releases all pictures. */
    public void forget() {
        forgetAfter(() -> {});
    }
}
