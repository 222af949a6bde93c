package org.eclipse.tracecompass.tmf.ui.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;

class TmfViewFactoryTest {

    private final String unique = UUID.randomUUID().toString();

    @Test
    void aSecondaryIdKeepsItsDataBesideWhatTellsViewsApart() {
        assertThat(TmfViewFactory.getBaseSecId("my.analysis&" + unique)).isEqualTo("my.analysis");
        assertThat(TmfViewFactory.getBaseSecId("a&b&" + unique)).isEqualTo("a&b");
    }

    @Test
    void aSecondaryIdThatIsOnlyGeneratedHasNoData() {
        assertThat(TmfViewFactory.getBaseSecId(unique)).isNull();
    }

    @Test
    void aSecondaryIdThatIsOnlyDataStaysAsItIs() {
        assertThat(TmfViewFactory.getBaseSecId("my.analysis")).isEqualTo("my.analysis");
        assertThat(TmfViewFactory.getBaseSecId("this&that")).isEqualTo("this&that");
    }
}
