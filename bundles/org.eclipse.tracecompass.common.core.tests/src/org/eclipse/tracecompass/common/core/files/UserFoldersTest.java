package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Where files are kept follows the environment; the paths here are those of Linux and macOS. */
@DisabledOnOs(OS.WINDOWS)
class UserFoldersTest {

    private static UserFolders linux(Map<String, String> environment, String home) {
        return new UserFolders("Linux", environment::get, home);
    }

    @Test
    void theHomeOfTheEnvironmentGoesBeforeThatOfTheSystem() {
        UserFolders folders = linux(Map.of("HOME", "/mine"), "/home/system");
        assertThat(folders.home()).contains(Path.of("/mine"));
        assertThat(folders.cache()).contains(Path.of("/mine/.cache/astrolabe"));
        assertThat(folders.data()).contains(Path.of("/mine/.local/share/astrolabe"));
    }

    @Test
    void withoutHomeInTheEnvironmentTheSystemIsAsked() {
        assertThat(linux(Map.of(), "/home/system").cache())
                .contains(Path.of("/home/system/.cache/astrolabe"));
        assertThat(linux(Map.of("HOME", ""), "/home/system").home())
                .contains(Path.of("/home/system"));
    }

    @Test
    void theQuestionMarkOfAnUnknownUserIsNoFolder() {
        UserFolders folders = linux(Map.of(), "?");
        assertThat(folders.home()).isEmpty();
        assertThat(folders.cache()).isEmpty();
        assertThat(folders.data()).isEmpty();
    }

    @Test
    void theFoldersOfTheXdgSpecificationGoBeforeTheHome() {
        UserFolders folders =
                linux(Map.of("XDG_CACHE_HOME", "/c", "XDG_DATA_HOME", "/d", "HOME", "/h"), "/s");
        assertThat(folders.cache()).contains(Path.of("/c/astrolabe"));
        assertThat(folders.data()).contains(Path.of("/d/astrolabe"));
    }

    @Test
    void relativePathsInTheEnvironmentAreIgnored() {
        UserFolders folders =
                linux(Map.of("XDG_CACHE_HOME", "c", "XDG_DATA_HOME", "./d", "HOME", "h"), "/s");
        assertThat(folders.home()).contains(Path.of("/s"));
        assertThat(folders.cache()).contains(Path.of("/s/.cache/astrolabe"));
        assertThat(folders.data()).contains(Path.of("/s/.local/share/astrolabe"));
    }

    @Test
    void macosHasItsOwnPlaces() {
        UserFolders folders =
                new UserFolders("Mac OS X", Map.of("XDG_CACHE_HOME", "/c")::get, "/Users/me");
        assertThat(folders.cache()).contains(Path.of("/Users/me/Library/Caches/Astrolabe"));
        assertThat(folders.data())
                .contains(Path.of("/Users/me/Library/Application Support/Astrolabe"));
    }
}
