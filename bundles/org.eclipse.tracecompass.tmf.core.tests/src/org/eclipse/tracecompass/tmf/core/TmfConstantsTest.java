package org.eclipse.tracecompass.tmf.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.junit.jupiter.api.Test;

/** Names that plug-ins and stored projects rely on. */
class TmfConstantsTest {

    @Test
    void propertiesOfResourcesHaveTheirNames() {
        String qualifier = "org.eclipse.linuxtools.tmf";
        assertThat(TmfCommonConstants.TRACETYPE)
                .isEqualTo(new QualifiedName(qualifier, "tracetype.id"));
        assertThat(TmfCommonConstants.SOURCE_LOCATION)
                .isEqualTo(new QualifiedName(qualifier, "source.location"));
        assertThat(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER)
                .isEqualTo(new QualifiedName(qualifier, "trace.suppl.folder"));
        assertThat(TmfCommonConstants.DEFAULT_TRACE_PROJECT_NAME)
                .isEqualTo("Tracing")
                .isEqualTo(Messages.DefaultTraceProjectName);
    }

    @Test
    void textsHaveTheirDocumentedNames() {
        assertThat(org.eclipse.tracecompass.tmf.core.model.Messages.CommonStatusMessage_Running)
                .isEqualTo(CommonStatusMessage.RUNNING);
        assertThat(org.eclipse.tracecompass.tmf.core.event.aspect.Messages.AspectName_CPU)
                .isEqualTo("CPU");
        assertThat(org.eclipse.tracecompass.tmf.core.event.aspect.Messages.AspectName_Contents)
                .isEqualTo(TmfBaseAspects.getContentsAspect().getName());
        assertThat(TmfStrings.cpu()).isEqualTo("CPU");
        assertThat(TmfStrings.startTime()).isNotEqualTo(TmfStrings.endTime());
    }

    @Test
    void theNatureIsDeclared() throws IOException {
        List<String> declarations = new ArrayList<>();
        for (URL url : Collections.list(getClass().getClassLoader().getResources("plugin.xml"))) {
            try (InputStream in = url.openStream()) {
                declarations.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertThat(declarations)
                .anyMatch(
                        xml ->
                                xml.contains("id=\"" + TmfProjectNature.ID + '"')
                                        && xml.contains(TmfProjectNature.class.getName()));
    }
}
