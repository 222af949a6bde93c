package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Request;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.OutputJson;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.AllowedFiles;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.OpenExperiment;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSource;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSourceType;
import org.eclipse.tracecompass.tmf.core.config.ITmfDataProviderConfigurator;
import org.eclipse.tracecompass.tmf.core.config.TmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.TmfConfigurationSourceManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;

/**
 * The operations on what is configured: outputs that are derived from others, and configurations of
 * the whole server.
 */
public final class Configurations {

    private static final String OUTPUTS = "/experiments/{expUUID}/outputs";
    private static final String TYPES = "/config/types";
    private static final String TYPE = "typeId";
    private static final String CONFIG = "configId";
    private static final String DERIVED = "derivedOutputId";

    private final Providers providers;
    private final AllowedFiles files;

    private Configurations(Providers providers, AllowedFiles files) {
        this.providers = providers;
        this.files = files;
    }

    /**
     * Adds the operations.
     *
     * @param router where to
     * @param experiments what they work on
     * @param files which files a configuration may name
     */
    public static void add(Router router, Experiments experiments, AllowedFiles files) {
        Configurations all = new Configurations(new Providers(experiments), files);
        router.add("GET", OUTPUTS, all::outputs);
        router.add("GET", OUTPUTS + "/{outputId}", all::output);
        router.add("POST", OUTPUTS + "/{outputId}", all::derive);
        router.add("DELETE", OUTPUTS + "/{outputId}/{derivedOutputId}", all::removeDerived);
        router.add("GET", OUTPUTS + "/{outputId}/configTypes", all::outputTypes);
        router.add("GET", OUTPUTS + "/{outputId}/configTypes/{typeId}", all::outputType);
        router.add("GET", TYPES, all::types);
        router.add("GET", TYPES + "/{typeId}", all::type);
        router.add("GET", TYPES + "/{typeId}/configs", all::list);
        router.add("POST", TYPES + "/{typeId}/configs", all::create);
        // the path at which the clients of editors create one
        router.add("POST", TYPES + "/{typeId}", all::create);
        router.add("GET", TYPES + "/{typeId}/configs/{configId}", all::get);
        router.add("PUT", TYPES + "/{typeId}/configs/{configId}", all::update);
        router.add("DELETE", TYPES + "/{typeId}/configs/{configId}", all::remove);
    }

    private Answer outputs(Request request) throws IOException {
        OpenExperiment experiment = providers.experiment(request);
        return Answer.ok(
                JsonBody.array(
                        DataProviderManager.getInstance()
                                .getAvailableProviders(experiment.experiment()),
                        OutputJson::of));
    }

    private Answer output(Request request) throws IOException {
        return Answer.ok(OutputJson.of(descriptor(request, Providers.OUTPUT)));
    }

    private IDataProviderDescriptor descriptor(Request request, String part) throws IOException {
        OpenExperiment experiment = providers.experiment(request);
        String id = request.variable(part);
        return DataProviderManager.getInstance()
                .getAvailableProviders(experiment.experiment())
                .stream()
                .filter(descriptor -> descriptor.getId().equals(id))
                .findFirst()
                .orElseThrow(() -> notFound("output", id));
    }

    private static ProtocolException notFound(String what, @Nullable String id) {
        return new ProtocolException(
                ProtocolException.NOT_FOUND, "There is no such " + what, String.valueOf(id));
    }

    private @Nullable ITmfDataProviderConfigurator configurator(Request request)
            throws IOException {
        return DerivedOutputs.configurator(descriptor(request, Providers.OUTPUT).getId());
    }

    private List<ITmfConfigurationSourceType> typesOf(Request request) throws IOException {
        ITmfDataProviderConfigurator configurator = configurator(request);
        return configurator == null ? List.of() : configurator.getConfigurationSourceTypes();
    }

    private Answer outputTypes(Request request) throws IOException {
        return Answer.ok(JsonBody.array(typesOf(request), OutputJson::of));
    }

    private Answer outputType(Request request) throws IOException {
        return Answer.ok(OutputJson.of(find(typesOf(request), request.variable(TYPE))));
    }

    private static ITmfConfigurationSourceType find(
            List<ITmfConfigurationSourceType> types, String id) throws IOException {
        return types.stream()
                .filter(type -> type.getId().equals(id))
                .findFirst()
                .orElseThrow(() -> notFound("kind of configuration", id));
    }

    private Answer derive(Request request) throws IOException {
        ITmfDataProviderConfigurator configurator = configurator(request);
        if (configurator == null) {
            throw Parameters.bad("No output can be derived from this one");
        }
        Parameters body = new Parameters(request.body());
        ITmfConfigurationSourceType type =
                find(configurator.getConfigurationSourceTypes(), body.requireText("sourceTypeId"));
        ITmfConfiguration configuration = configuration(body, type.getId());
        try {
            return Answer.ok(
                    OutputJson.of(
                            DerivedOutputs.derive(
                                    providers.experiment(request),
                                    request.variable(Providers.OUTPUT),
                                    configurator,
                                    configuration)));
        } catch (TmfConfigurationException e) {
            throw Parameters.bad(String.valueOf(e.getMessage()));
        }
    }

    private Answer removeDerived(Request request) throws IOException {
        ITmfDataProviderConfigurator configurator = configurator(request);
        IDataProviderDescriptor derived = descriptor(request, DERIVED);
        if (configurator == null || !derived.getCapabilities().canDelete()) {
            throw Parameters.bad("This output cannot be deleted");
        }
        try {
            DerivedOutputs.remove(
                    providers.experiment(request),
                    request.variable(Providers.OUTPUT),
                    configurator,
                    derived);
            return Answer.ok(OutputJson.of(derived));
        } catch (TmfConfigurationException e) {
            throw Parameters.bad(String.valueOf(e.getMessage()));
        }
    }

    private ITmfConfiguration configuration(Parameters body, String typeId) throws IOException {
        if (!(body.get("parameters") instanceof Map<?, ?> given)) {
            throw Parameters.bad("'parameters' is missing; it is an object");
        }
        Map<String, Object> parameters = new LinkedHashMap<>();
        given.forEach(
                (name, value) -> {
                    if (value != null) {
                        parameters.put(String.valueOf(name), value);
                    }
                });
        String description = body.text("description");
        return new TmfConfiguration.Builder()
                .setName(body.requireText("name"))
                .setDescription(description == null ? "" : description)
                .setSourceTypeId(typeId)
                .setParameters(DerivedOutputs.resolved(parameters, files))
                .build();
    }

    private Answer types(Request request) {
        return Answer.ok(
                JsonBody.array(
                        TmfConfigurationSourceManager.getInstance().getConfigurationSourceTypes(),
                        OutputJson::of));
    }

    private Answer type(Request request) throws IOException {
        return Answer.ok(OutputJson.of(source(request).getConfigurationSourceType()));
    }

    private static ITmfConfigurationSource source(Request request) throws IOException {
        String id = request.variable(TYPE);
        ITmfConfigurationSource source =
                TmfConfigurationSourceManager.getInstance().getConfigurationSource(id);
        if (source == null) {
            throw notFound("kind of configuration", id);
        }
        return source;
    }

    private Answer list(Request request) throws IOException {
        return Answer.ok(JsonBody.array(source(request).getConfigurations(), OutputJson::of));
    }

    private Answer create(Request request) throws IOException {
        ITmfConfigurationSource source = source(request);
        ITmfConfiguration configuration =
                configuration(new Parameters(request.body()), request.variable(TYPE));
        try {
            return Answer.ok(OutputJson.of(source.create(configuration)));
        } catch (TmfConfigurationException e) {
            throw Parameters.bad(String.valueOf(e.getMessage()));
        }
    }

    private static ITmfConfiguration configured(Request request) throws IOException {
        String id = request.variable(CONFIG);
        ITmfConfiguration configuration = source(request).get(id);
        if (configuration == null) {
            throw notFound("configuration", id);
        }
        return configuration;
    }

    private Answer get(Request request) throws IOException {
        return Answer.ok(OutputJson.of(configured(request)));
    }

    private Answer update(Request request) throws IOException {
        ITmfConfiguration old = configured(request);
        ITmfConfiguration configuration =
                configuration(new Parameters(request.body()), request.variable(TYPE));
        try {
            return Answer.ok(OutputJson.of(source(request).update(old.getId(), configuration)));
        } catch (TmfConfigurationException e) {
            throw Parameters.bad(String.valueOf(e.getMessage()));
        }
    }

    private Answer remove(Request request) throws IOException {
        ITmfConfiguration old = configured(request);
        source(request).remove(old.getId());
        return Answer.ok(OutputJson.of(old));
    }
}
