package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.swt.graphics.Image;

/**
 * Draws how an entry looks in a chart.
 *
 * @since 0.2.0
 */
public interface ILegendImageProvider2 {

    /**
     * Draws an entry. On the UI thread.
     *
     * @param imageHeight the height of the picture
     * @param imageWidth the width of the picture
     * @param id the id of the entry
     * @return a new picture, to be disposed by the caller
     */
    Image getLegendImage(int imageHeight, int imageWidth, Long id);
}
