package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings;

/**
 * Draws a diagram. Coordinates are those of the diagram, before zoom and scrolling.
 *
 * @since 9.5.0
 */
public interface IGC {

    /** Sets the style of lines. */
    void setLineStyle(int style);

    /** The style of lines. */
    int getLineStyle();

    /** The left edge of the visible part of the diagram. */
    int getContentsX();

    /** The upper edge of the visible part of the diagram. */
    int getContentsY();

    /** The width of the visible part. */
    int getVisibleWidth();

    /** The height of the visible part. */
    int getVisibleHeight();

    /** The place in the view of an x coordinate of the diagram. */
    int contentsToViewX(int x);

    /** The place in the view of a y coordinate of the diagram. */
    int contentsToViewY(int y);

    /** Draws a line. */
    void drawLine(int x1, int y1, int x2, int y2);

    /** Draws the outline of a rectangle. */
    void drawRectangle(int x, int y, int width, int height);

    /** Draws the sign of the keyboard focus. */
    void drawFocus(int x, int y, int width, int height);

    /** Fills a polygon of alternating x and y. */
    void fillPolygon(int[] points);

    /** Draws the outline of a polygon of alternating x and y. */
    void drawPolygon(int[] points);

    /** Fills a rectangle with the background colour. */
    void fillRectangle(int x, int y, int width, int height);

    /** Fills a rectangle from the gradient colour to the background colour. */
    void fillGradientRectangle(int x, int y, int width, int height, boolean vertical);

    /** The width of a text. */
    int textExtent(String name);

    /** Draws a text, with its background unless it is transparent. */
    void drawText(String string, int x, int y, boolean trans);

    /** Draws a text with its background. */
    void drawText(String string, int x, int y);

    /** Fills an oval. */
    void fillOval(int x, int y, int width, int height);

    /** The colour that fills. */
    IColor getBackground();

    /** The colour of lines and texts. */
    IColor getForeground();

    /** Sets the colour that fills. */
    void setBackground(IColor color);

    /** Sets the colour of lines and texts. */
    void setForeground(IColor color);

    /** Sets the colour at which gradients begin. */
    void setGradientColor(IColor color);

    /** Sets the width of lines. */
    void setLineWidth(int width);

    /** The width of lines. */
    int getLineWidth();

    /** The style of dotted lines. */
    int getLineDotStyle();

    /** The style of dashed lines. */
    int getLineDashStyle();

    /** The style of solid lines. */
    int getLineSolidStyle();

    /** Draws a text in the middle of a rectangle, shortened if it is too long. */
    void drawTextTruncatedCentred(String name, int x, int y, int width, int height, boolean trans);

    /** Draws a text at the left of a rectangle, shortened if it is too long. */
    void drawTextTruncated(String name, int x, int y, int width, int height, boolean trans);

    /** Draws an image, smaller if it is larger than allowed. */
    void drawImage(IImage image, int x, int y, int maxWith, int maxHeight);

    /** Draws a part of an oval; angles are in degrees. */
    void drawArc(int x, int y, int width, int height, int startAngle, int endAngle);

    /** Sets the font. */
    void setFont(IFont font);

    /** The height of a font. */
    int getFontHeight(IFont font);

    /** The average width of the letters of a font. */
    int getFontWidth(IFont font);

    /** Makes a colour; its user disposes it. */
    IColor createColor(int r, int g, int b);

    /** The zoom factor; 1 is the natural size. */
    float getZoom();

    /** Draws texts as those that have the keyboard focus. */
    void setDrawTextWithFocusStyle(boolean focus);
}
