package org.eclipse.tracecompass.tmf.core.project.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class TmfTraceCoreUtilsTest {

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aNameKeepsWhatThePlatformAllows() {
        assertThat(TmfTraceCoreUtils.validateName("a:b*c?\\ <d>|\"e\n."))
                .isEqualTo("a:b*c?\\ <d>|\"e\n.");
        assertThat(TmfTraceCoreUtils.validateName("a/b\0c")).isEqualTo("a_b_c");
        assertThat(TmfTraceCoreUtils.validateName(".hidden")).isEqualTo(".hidden");
    }

    @Test
    @EnabledOnOs(OS.WINDOWS)
    void aNameOnWindowsHasNoneOfTheCharactersThatAreForbiddenThere() {
        assertThat(TmfTraceCoreUtils.validateName("a:b*c?\\<d>|\"e\n/."))
                .isEqualTo("a_b_c___d___e___");
    }

    @Test
    void namesOfFoldersThemselvesAreChanged() {
        assertThat(TmfTraceCoreUtils.validateName(".")).isEqualTo("_.");
        assertThat(TmfTraceCoreUtils.validateName("..")).isEqualTo("_..");
    }
}
