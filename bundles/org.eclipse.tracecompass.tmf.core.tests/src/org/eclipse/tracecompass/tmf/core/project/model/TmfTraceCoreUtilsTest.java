package org.eclipse.tracecompass.tmf.core.project.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import org.junit.jupiter.api.Test;

class TmfTraceCoreUtilsTest {

    @Test
    void aNameKeepsWhatThePlatformAllows() {
        assertThat(TmfTraceCoreUtils.validateName("a:b*c?\\ <d>|\"e\n.", false))
                .isEqualTo("a:b*c?\\ <d>|\"e\n.");
        assertThat(TmfTraceCoreUtils.validateName("a/b\0c", false)).isEqualTo("a_b_c");
        assertThat(TmfTraceCoreUtils.validateName(".hidden", false)).isEqualTo(".hidden");
        assertThat(TmfTraceCoreUtils.validateName("a:b"))
                .isEqualTo(File.separatorChar == '/' ? "a:b" : "a_b");
    }

    @Test
    void aNameOnWindowsHasNoneOfTheCharactersThatAreForbiddenThere() {
        assertThat(TmfTraceCoreUtils.validateName("a:b*c?\\<d>|\"e\n/.", true))
                .isEqualTo("a_b_c___d___e___");
    }

    @Test
    void namesOfFoldersThemselvesAreChanged() {
        assertThat(TmfTraceCoreUtils.validateName(".")).isEqualTo("_.");
        assertThat(TmfTraceCoreUtils.validateName("..")).isEqualTo("_..");
    }
}
