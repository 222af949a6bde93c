package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** An answer of a data provider: a model, how complete it is, and why it is not. */
public final class ModelJson {

    private ModelJson() {}

    /**
     * Writes a model.
     *
     * @param <T> the type of the model
     */
    @FunctionalInterface
    public interface Writer<T> {

        /**
         * Writes a model.
         *
         * @param out where to
         * @param model the model
         * @throws IOException when the reader is gone
         */
        void write(JsonWriter out, T model) throws IOException;
    }

    /**
     * Returns an answer as JSON.
     *
     * @param <T> the type of the model
     * @param response the answer of a data provider
     * @param writer writes its model, if it has one
     * @return the JSON
     */
    public static <T> JsonBody of(TmfModelResponse<? extends T> response, Writer<T> writer) {
        return out -> {
            out.beginObject();
            @Nullable T model = response.getModel();
            if (model != null) {
                out.name("model");
                writer.write(out, model);
            }
            out.name("status").value(response.getStatus().name());
            out.name("statusMessage").value(response.getStatusMessage());
            out.endObject();
        };
    }
}
