package org.eclipse.tracecompass.tmf.export.core.compare;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Baselines in files. */
class ProfileFileTest {

    @TempDir Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "5",
                "{'times':5}",
                "{'times':[[]]}",
                "{'times':[{'row':'a','item':'b','count':1,'total':5,'kept':{}}]}",
                "{'times':[{'row':'a','item':'b','count':1,'total':5,'kept':[{}]}]}",
                "{'times':[{'row':{},'item':'b','count':1,'total':5,'kept':[5]}]}",
                "{'times':[{'row':'a','item':'b','count':-1,'total':5,'kept':[5]}]}",
                "{'times':[{'row':'a','item':'b','count':'x','total':5,'kept':[5]}]}"
            })
    void aDamagedFileIsSaidToBeSo(String text) throws IOException {
        String profile = "{'astrolabe-profile':1,'by':'state','repeated':false,";
        Path file = folder.resolve("base.json");
        Files.writeString(file, text.replace("{'times'", profile + "'times'").replace('\'', '"'));
        assertThatThrownBy(() -> ProfileFile.read(file))
                .isInstanceOf(ProfileException.class)
                .hasMessageContaining(file + " is damaged");
    }
}
