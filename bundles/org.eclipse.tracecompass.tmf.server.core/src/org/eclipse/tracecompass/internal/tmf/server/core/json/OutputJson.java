package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigParamDescriptor;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSourceType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderCapabilities;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;

/** Which outputs there are, and how they are configured. */
public final class OutputJson {

    private static final System.Logger LOGGER = LazyLogger.of(OutputJson.class);

    private static final String DESCRIPTION = "description";
    private static final String NAME = "name";
    private static final String ID = "id";

    private OutputJson() {}

    /** Returns the description of an output. */
    public static JsonBody of(IDataProviderDescriptor output) {
        return out -> {
            out.beginObject();
            out.name(ID).value(output.getId());
            out.name(NAME).value(output.getName());
            out.name(DESCRIPTION).value(output.getDescription());
            out.name("type").value(output.getType().name());
            String parent = output.getParentId();
            if (parent != null) {
                out.name("parentId").value(parent);
            }
            ITmfConfiguration configuration = output.getConfiguration();
            if (configuration != null) {
                out.name("configuration");
                of(configuration).write(out);
            }
            IDataProviderCapabilities capabilities = output.getCapabilities();
            if (capabilities.canCreate() || capabilities.canDelete()) {
                out.name("capabilities").beginObject();
                out.name("canCreate").value(capabilities.canCreate());
                out.name("canDelete").value(capabilities.canDelete());
                out.endObject();
            }
            out.endObject();
        };
    }

    /** Returns the description of a configuration. */
    public static JsonBody of(ITmfConfiguration configuration) {
        return out -> {
            out.beginObject();
            out.name(ID).value(configuration.getId());
            out.name(NAME).value(configuration.getName());
            out.name(DESCRIPTION).value(configuration.getDescription());
            out.name("sourceTypeId").value(configuration.getSourceTypeId());
            out.name("parameters");
            JsonValues.write(out, configuration.getParameters());
            out.endObject();
        };
    }

    /** Returns the description of a kind of configuration. */
    public static JsonBody of(ITmfConfigurationSourceType type) {
        return out -> {
            out.beginObject();
            out.name(ID).value(type.getId());
            out.name(NAME).value(type.getName());
            out.name(DESCRIPTION).value(type.getDescription());
            Object schema = schema(type);
            if (schema != null) {
                out.name("schema");
                JsonValues.write(out, schema);
            } else {
                out.name("parameterDescriptors").beginArray();
                for (ITmfConfigParamDescriptor parameter : type.getConfigParamDescriptors()) {
                    write(out, parameter);
                }
                out.endArray();
            }
            out.endObject();
        };
    }

    private static void write(JsonWriter out, ITmfConfigParamDescriptor parameter)
            throws IOException {
        out.beginObject();
        out.name("keyName").value(parameter.getKeyName());
        out.name(DESCRIPTION).value(parameter.getDescription());
        out.name("dataType").value(parameter.getDataType());
        out.name("required").value(parameter.isRequired());
        out.endObject();
    }

    private static @Nullable Object schema(ITmfConfigurationSourceType type) {
        File file = type.getSchemaFile();
        if (file == null) {
            return null;
        }
        try (Reader text = Files.newBufferedReader(file.toPath())) {
            return JsonValues.read(text);
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The schema of ''{0}'' cannot be read: {1}",
                    type.getName(),
                    e);
            return null;
        }
    }
}
