package org.eclipse.tracecompass.tmf.core.presentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.junit.jupiter.api.Test;

/** Colours and palettes. */
class RGBAColorTest {

    @Property(tries = 200)
    void aColourSurvivesItsNumberItsTextAndItsHue(@ForAll int number) {
        RGBAColor color = new RGBAColor(number);
        assertThat(color.toInt()).isEqualTo(number);
        assertThat(RGBAColor.fromString(color.toString())).isEqualTo(color);
        float[] hsba = color.getHSBA();
        assertThat(RGBAColor.fromHSBA(hsba[0], hsba[1], hsba[2], hsba[3])).isEqualTo(color);
    }

    @Test
    void textThatIsNoColourGivesNone() {
        assertThat(RGBAColor.fromString("#12345")).isNull();
        assertThat(RGBAColor.fromString("red")).isNull();
        assertThat(RGBAColor.fromString("ff8000")).isEqualTo(new RGBAColor(255, 128, 0));
        assertThat(RGBAColor.fromString("#ff8000", 10)).isEqualTo(new RGBAColor(255, 128, 0, 10));
        assertThatThrownBy(() -> new RGBAColor(256, 0, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void palettesHaveAsManyColoursAsAskedFor() {
        assertThat(new RotatingPaletteProvider.Builder().setNbColors(60).build().get())
                .hasSize(60)
                .doesNotHaveDuplicates();
        assertThat(
                        new QualitativePaletteProvider.Builder()
                                .setNbColors(4)
                                .setAttenuation(0.5f)
                                .build()
                                .get())
                .hasSize(4);
        assertThat(SequentialPaletteProvider.create(DefaultColorPaletteProvider.BLUE, 5).get())
                .hasSize(5)
                .startsWith(DefaultColorPaletteProvider.BLUE)
                .doesNotHaveDuplicates();
        assertThat(DefaultColorPaletteProvider.INSTANCE.get()).doesNotHaveDuplicates();
    }

    @Test
    void aSeriesKeepsItsStyle() {
        XYPresentationProvider provider = new XYPresentationProvider();
        assertThat(provider.getSeriesStyle(1L, SeriesType.LINE, 2).getStyleValues())
                .containsEntry(StyleProperties.COLOR, "#0000ff")
                .containsEntry(StyleProperties.WIDTH, 2);
        assertThat(provider.getSeriesStyle(2L)).isNotEqualTo(provider.getSeriesStyle(1L));
        assertThat(provider.getSeriesStyle(1L)).isSameAs(provider.getSeriesStyle(1L));
    }
}
