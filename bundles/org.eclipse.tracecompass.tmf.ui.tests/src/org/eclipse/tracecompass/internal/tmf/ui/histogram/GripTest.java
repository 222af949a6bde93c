package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GripTest {

    @Test
    void edgesAreTakenFromNearby() {
        assertThat(Grip.at(97, 100, 200, false)).isEqualTo(Grip.LEFT);
        assertThat(Grip.at(204, 100, 200, false)).isEqualTo(Grip.RIGHT);
    }

    @Test
    void theInsideMovesTheFrameAndTheOutsideMakesANewOne() {
        assertThat(Grip.at(150, 100, 200, false)).isEqualTo(Grip.MIDDLE);
        assertThat(Grip.at(50, 100, 200, false)).isEqualTo(Grip.NEW);
    }

    @Test
    void aFrameAroundEverythingCannotBeMoved() {
        assertThat(Grip.at(150, 0, 300, true)).isEqualTo(Grip.NEW);
    }

    @Test
    void aFrameOfOnePixelCanBeWidenedToBothSides() {
        assertThat(Grip.at(98, 100, 100, false)).isEqualTo(Grip.LEFT);
        assertThat(Grip.at(104, 100, 101, false)).isEqualTo(Grip.RIGHT);
    }
}
