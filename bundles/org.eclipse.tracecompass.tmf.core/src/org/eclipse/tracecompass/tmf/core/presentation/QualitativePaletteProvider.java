package org.eclipse.tracecompass.tmf.core.presentation;

import java.util.ArrayList;
import java.util.List;

/**
 * A palette for things without an order: hues spread over the circle, each a little fainter than
 * the one before. Immutable.
 */
public class QualitativePaletteProvider implements IPaletteProvider {

    private final int nbColors;
    private final float saturation;
    private final float brightness;
    private final float attenuation;
    private final List<RGBAColor> palette;

    /**
     * Creates a palette.
     *
     * @param nbColors the number of colours, at least 1
     * @param saturation the saturation of the first colour, 0 to 1
     * @param brightness the brightness of the first colour, 0 to 1
     * @param attenuationFactor the share of saturation and brightness that the last colour lacks, 0
     *     to 1
     * @throws IllegalArgumentException when a value is out of its range
     */
    public QualitativePaletteProvider(
            int nbColors, float saturation, float brightness, float attenuationFactor) {
        if (nbColors < 1
                || !isShare(saturation)
                || !isShare(brightness)
                || !isShare(attenuationFactor)) {
            throw new IllegalArgumentException(
                    "not a palette: "
                            + nbColors
                            + " colours, saturation "
                            + saturation
                            + ", brightness "
                            + brightness
                            + ", attenuation "
                            + attenuationFactor);
        }
        this.nbColors = nbColors;
        this.saturation = saturation;
        this.brightness = brightness;
        attenuation = attenuationFactor;
        List<RGBAColor> palette = new ArrayList<>(nbColors);
        for (int i = 0; i < nbColors; i++) {
            float rest = 1 - attenuationFactor * i / nbColors;
            palette.add(
                    RGBAColor.fromHSBA(
                            (float) (RGBAColor.TAU * i / nbColors),
                            saturation * rest,
                            brightness * rest,
                            1));
        }
        this.palette = List.copyOf(palette);
    }

    private static boolean isShare(float value) {
        return value >= 0 && value <= 1;
    }

    /** Returns the number of colours. */
    public int getNbColors() {
        return nbColors;
    }

    /** Returns the saturation of the first colour. */
    public float getSaturation() {
        return saturation;
    }

    /** Returns the brightness of the first colour. */
    public float getBrightness() {
        return brightness;
    }

    /** Returns the share of saturation and brightness that the last colour lacks. */
    public float getAttenuationFactor() {
        return attenuation;
    }

    @Override
    public List<RGBAColor> get() {
        return palette;
    }

    /**
     * Builds a palette; by default of 10 colours of full saturation and brightness, not attenuated.
     */
    public static class Builder {
        private float brightness = 1;
        private float saturation = 1;
        private int nbColors = 10;
        private float attenuation;

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

        /**
         * Sets the attenuation.
         *
         * @param attenuation 0 to 1
         * @return this
         */
        public Builder setAttenuation(float attenuation) {
            this.attenuation = attenuation;
            return this;
        }

        /** Returns the palette. */
        public QualitativePaletteProvider build() {
            return new QualitativePaletteProvider(nbColors, saturation, brightness, attenuation);
        }
    }
}
