package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.junit.jupiter.api.Test;

class StateItemTest {

    @Test
    void aColourAndANameAreProperties() {
        StateItem item = new StateItem(new RGB(1, 2, 255), "Runs");

        assertThat(item.getStyleMap())
                .containsEntry(StyleProperties.BACKGROUND_COLOR, "#0102ff")
                .containsEntry(StyleProperties.COLOR, "#0102ff")
                .containsEntry(StyleProperties.STYLE_NAME, "Runs");
        assertThat(item.getStateColor()).isEqualTo(new RGB(1, 2, 255));
        assertThat(item.getStateHeightFactor()).isEqualTo(1f);
        assertThat(item.getStateWidth()).isEqualTo(1);
    }

    @Test
    void whatIsNotSaidHasAnUsualValue() {
        StateItem item = new StateItem(Map.of());

        assertThat(item.getStateColor()).isEqualTo(new RGB(0, 0, 0));
        assertThat(item.getStateString()).isEqualTo(StateItem.UNDEFINED_STATE_NAME);
    }

    @Test
    void linksAreThin() {
        StateItem link =
                new StateItem(
                        Map.of(StyleProperties.itemTypeProperty(), StyleProperties.linkType()));

        assertThat(link.getStateHeightFactor()).isEqualTo(0.1f);
    }

    @Test
    void changesAreTakenBack() {
        StateItem item = new StateItem(Map.of(StyleProperties.HEIGHT, 0.5f));
        item.setStateColor(new RGB(9, 9, 9));
        item.setStateString("other");
        item.getStyleMap().put(StyleProperties.HEIGHT, 0.2f);
        item.reset();

        assertThat(item.getStyleMap()).containsOnlyKeys(StyleProperties.HEIGHT);
        assertThat(item.getStateHeightFactor()).isEqualTo(0.5f);
    }
}
