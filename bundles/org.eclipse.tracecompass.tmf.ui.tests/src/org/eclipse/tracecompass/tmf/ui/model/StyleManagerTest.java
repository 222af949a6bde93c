package org.eclipse.tracecompass.tmf.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.junit.jupiter.api.Test;

class StyleManagerTest {

    private static final String HEIGHT = StyleProperties.HEIGHT;
    private static final String COLOR = StyleProperties.BACKGROUND_COLOR;

    private final StyleManager manager =
            new StyleManager(
                    Map.of(
                            "base",
                            new OutputElementStyle(null, Map.of(HEIGHT, 0.5, COLOR, "#204060")),
                            "red",
                            new OutputElementStyle("base", Map.of(COLOR, "#ff0000")),
                            "blue",
                            new OutputElementStyle(null, Map.of(COLOR, "#0000ff")),
                            "loop",
                            new OutputElementStyle("loop")));

    @Test
    void aStyleHasWhatItsParentsHave() {
        OutputElementStyle style = new OutputElementStyle("red");

        assertThat(manager.getStyle(style, COLOR)).isEqualTo("#ff0000");
        assertThat(manager.getFactorStyle(style, HEIGHT)).isEqualTo(0.5f);
        assertThat(manager.getStyle(style, "none")).isNull();
    }

    @Test
    void ofSeveralParentsTheLastOneCounts() {
        assertThat(manager.getColorStyle(new OutputElementStyle("red,blue"), COLOR))
                .isEqualTo(new RGBAColor(0, 0, 255));
        assertThat(manager.getFactorStyle(new OutputElementStyle("red,blue"), HEIGHT))
                .as("the one that has it")
                .isEqualTo(0.5f);
    }

    @Test
    void aFactorMultipliesWhatTheParentsHave() {
        OutputElementStyle style =
                new OutputElementStyle("red", Map.of(HEIGHT + StyleProperties.FACTOR, 0.5f));

        assertThat(manager.getFactorStyle(style, HEIGHT)).isEqualTo(0.25f);
    }

    @Test
    void opacityAndBlendChangeAColour() {
        OutputElementStyle faint =
                new OutputElementStyle("red", Map.of(StyleProperties.OPACITY, 0.2f));
        OutputElementStyle mixed =
                new OutputElementStyle("red", Map.of(COLOR + StyleProperties.BLEND, "#0000ff80"));

        assertThat(manager.getColorStyle(faint, COLOR)).isEqualTo(new RGBAColor(255, 0, 0, 51));
        assertThat(manager.getColorStyle(mixed, COLOR)).isEqualTo(new RGBAColor(127, 0, 128));
    }

    @Test
    void aStyleThatIsItsOwnParentHasNothing() {
        assertThat(manager.getStyle(new OutputElementStyle("loop"), COLOR)).isNull();
        assertThat(StyleManager.empty().getStyle(new OutputElementStyle("red"), COLOR)).isNull();
    }
}
