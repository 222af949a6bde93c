package org.eclipse.tracecompass.tmf.core.presentation;

/**
 * A palette of hues spread over the circle, all as strong as the first: for as many things as there
 * may be. Immutable.
 */
public class RotatingPaletteProvider extends QualitativePaletteProvider {

    /**
     * Creates a palette.
     *
     * @param nbColors the number of colours, at least 1
     * @param saturation the saturation, 0 to 1
     * @param brightness the brightness, 0 to 1
     */
    protected RotatingPaletteProvider(int nbColors, float saturation, float brightness) {
        super(nbColors, saturation, brightness, 0);
    }

    /** Builds a palette; by default of 10 colours of full saturation and brightness. */
    public static class Builder {
        private float brightness = 1;
        private float saturation = 1;
        private int nbColors = 10;

        /**
         * Sets the brightness.
         *
         * @param brightness 0 to 1
         * @return this
         */
        public Builder setBrightness(float brightness) {
            this.brightness = brightness;
            return this;
        }

        /**
         * Sets the saturation.
         *
         * @param saturation 0 to 1
         * @return this
         */
        public Builder setSaturation(float saturation) {
            this.saturation = saturation;
            return this;
        }

        /**
         * Sets the number of colours.
         *
         * @param nbColors at least 1
         * @return this
         */
        public Builder setNbColors(int nbColors) {
            this.nbColors = nbColors;
            return this;
        }

        /** Returns the palette. */
        public RotatingPaletteProvider build() {
            return new RotatingPaletteProvider(nbColors, saturation, brightness);
        }
    }
}
