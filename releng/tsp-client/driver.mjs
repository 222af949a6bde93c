// Goes through all operations of the protocol with the client that editors use, and prints what it saw as JSON.
//
// usage: node driver.mjs '{"base": ADDRESS, "traces": [PATH…], "xml": PATH, "schema": PATH or null}'

import {setTimeout as sleep} from "node:timers/promises";
import tsp from "tsp-typescript-client";
import {OPERATIONS} from "./operations.mjs";
import {Outputs} from "./outputs.mjs";
import {Recorder} from "./recorder.mjs";
import {Schema} from "./schema.mjs";

const {HttpTspClient, QueryHelper, RestClient} = tsp;
const UNKNOWN = "11111111-1111-1111-1111-111111111111";
const DECLARED = "org.eclipse.tracecompass.tmf.analysis.declared.core.view";
const RULE = 'on sched_switch { modify "CPUs/" + cpu = next_comm; }';

const task = JSON.parse(process.argv[2]);
const schema = task.schema ? new Schema(task.schema) : undefined;
const recorder = new Recorder(task.base, schema);
recorder.watch(RestClient);
console.log = sentence => recorder.wrong.add(`the client: ${sentence}`);
const client = new HttpTspClient(task.base);
const ok = async (what, response) => recorder.model(await response, what);

async function server() {
    recorder.check((await ok("health", client.checkHealth()))?.status === "UP", "the server is not up");
    recorder.check((await ok("identifier", client.fetchIdentifier()))?.tspVersion === "0.6.0", "another version");
    recorder.refused(await client.fetchTrace(UNKNOWN), 404, "an unknown trace");
    recorder.refused(await client.fetchExperiment(UNKNOWN), 404, "an unknown experiment");
    recorder.refused(await client.openTrace(QueryHelper.query({})), 400, "a trace without a path");
    recorder.refused(await client.openTrace(QueryHelper.query({uri: task.xml})), 406, "a trace that is none");
}

/** Opens a trace and waits for its events, as editors do. */
async function open(uri) {
    const query = QueryHelper.query({uri});
    const trace = await ok("open a trace", client.openTrace(query));
    const again = await ok("open it again", client.openTrace(query));
    recorder.check(trace.UUID === again.UUID, "a trace has two ids");
    await ok("the trace", client.fetchTrace(trace.UUID));
    const parameters = QueryHelper.query({name: `driven ${trace.name}`, traces: [trace.UUID]});
    let experiment = await ok("open an experiment", client.createExperiment(parameters));
    recorder.check((await ok("open it again", client.createExperiment(parameters))).UUID === experiment.UUID,
        "an experiment has two ids");
    for (;;) {
        experiment = await ok("the experiment", client.fetchExperiment(experiment.UUID));
        recorder.check(typeof experiment.start === "bigint" && experiment.end >= experiment.start, "it ends before it starts");
        if (experiment.indexingStatus === "COMPLETED") {
            return {trace, experiment};
        }
        await sleep(50);
    }
}

async function conflicts({trace, experiment}, other) {
    const query = QueryHelper.query({name: experiment.name, traces: [other.trace.UUID]});
    const conflict = await client.createExperiment(query);
    recorder.refused(conflict, 409, "a name that is taken");
    recorder.check(conflict.getErrorResponse()?.experiment?.UUID === experiment.UUID, "the conflict does not say with what");
    const used = await client.deleteTrace(trace.UUID);
    recorder.refused(used, 409, "a trace that is in use");
    recorder.check(used.getErrorResponse()?.trace?.UUID === trace.UUID, "the conflict does not say with what");
    recorder.refused(await client.createExperiment(QueryHelper.query({name: "n", traces: [UNKNOWN]})), 404, "unknown traces");
}

async function outputs({experiment}, totals) {
    const asked = new Outputs(client, recorder, experiment);
    const all = await ok("outputs", client.experimentOutputs(experiment.UUID));
    await ok("marker sets", client.fetchMarkerSets(experiment.UUID));
    for (const output of all) {
        const one = await ok("output", RestClient.get(`${task.base}/experiments/${experiment.UUID}/outputs/${output.id}`));
        recorder.check(one?.id === output.id, `${output.id} is another one`);
        await asked.ask(output);
    }
    recorder.refused(await client.fetchXYTree(experiment.UUID, "nothing", asked.range()), 405, "an output that is none");
    recorder.refused(await client.fetchXYTree(UNKNOWN, "nothing", asked.range()), 404, "an output of nothing");
    for (const name of ["styledStates", "arrows", "points", "lines"]) {
        totals[name] = (totals[name] ?? 0) + asked[name];
    }
}

async function derived({experiment}) {
    const uuid = experiment.UUID;
    const types = await ok("kinds of derived outputs", client.fetchOutputConfigurationTypes(uuid, DECLARED));
    const type = await ok("kind of derived output", client.fetchOutputConfigurationType(uuid, DECLARED, types[0].id));
    const query = text => QueryHelper.outputConfigurationQuery("driven", "a test", type.id, {text});
    recorder.refused(await client.createDerivedOutput(uuid, DECLARED, query("on {")), 400, "a text that is wrong");
    const made = await ok("derived output", client.createDerivedOutput(uuid, DECLARED, query(RULE)));
    recorder.check(made?.parentId === DECLARED && made?.capabilities?.canDelete, "the derived output cannot be deleted");
    await new Outputs(client, recorder, experiment).ask(made);
    await ok("delete it", client.deleteDerivedOutput(uuid, DECLARED, made.id));
    recorder.refused(await client.deleteDerivedOutput(uuid, DECLARED, made.id), 404, "delete it again");
}

async function bookmarks({experiment}) {
    const base = `${task.base}/experiments/${experiment.UUID}/bookmarks`;
    const query = name => QueryHelper.query({name, start: experiment.start, end: experiment.end});
    const made = await ok("bookmark", RestClient.post(base, query("driven")));
    const one = `${base}/${made.uuid}`;
    recorder.check(BigInt(made.start) === experiment.start, "the bookmark is elsewhere");
    await ok("change it", RestClient.put(one, query("changed")));
    recorder.check((await ok("read it", RestClient.get(one))).name === "changed", "the bookmark is unchanged");
    recorder.check((await ok("bookmarks", RestClient.get(base))).length > 0, "there is no bookmark");
    await ok("delete it", RestClient.delete(one));
    recorder.refused(await RestClient.get(one), 404, "read it again");
}

async function configurations() {
    const types = await ok("kinds of configurations", client.fetchConfigurationSourceTypes());
    const {id} = await ok("kind of configuration", client.fetchConfigurationSourceType(types[0].id));
    recorder.refused(await client.fetchConfigurationSourceType("nothing"), 404, "a kind that is none");
    const query = path => QueryHelper.configurationQuery("driven", "a test", {path});
    const all = `${task.base}/config/types/${id}/configs`;
    recorder.refused(await RestClient.post(all, query(task.schema ?? "/nothing")), 404, "a file outside");
    const made = await ok("configuration", RestClient.post(all, query(task.xml)));
    await ok("read it", client.fetchConfiguration(id, made.id));
    await ok("change it", client.updateConfiguration(id, made.id, query(task.xml)));
    recorder.check((await ok("configurations", client.fetchConfigurations(id))).length > 0, "there is no configuration");
    await ok("delete it", client.deleteConfiguration(id, made.id));
    recorder.refused(await client.fetchConfiguration(id, made.id), 404, "read it again");
}

async function close({trace, experiment}) {
    recorder.check((await ok("experiments", client.fetchExperiments())).length > 0, "no experiment is open");
    recorder.check((await ok("traces", client.fetchTraces())).length > 0, "no trace is open");
    await ok("close it", client.deleteExperiment(experiment.UUID));
    await ok("forget it", client.deleteTrace(trace.UUID));
    recorder.refused(await client.deleteTrace(trace.UUID), 404, "forget it again");
}

async function all(totals) {
    await server();
    const opened = [];
    for (const trace of task.traces) {
        opened.push(await open(trace));
    }
    await conflicts(opened[0], opened[1]);
    for (const each of opened) {
        await outputs(each, totals);
    }
    await derived(opened[0]);
    await bookmarks(opened[0]);
    await configurations();
    for (const each of opened) {
        await close(each);
    }
}

const totals = {};
try {
    await all(totals);
} catch (e) {
    recorder.wrong.add(`it ended early: ${e.stack}`);
}
process.stdout.write(JSON.stringify({
    missing: (schema?.operations() ?? OPERATIONS).filter(operation => !recorder.answered.has(operation)),
    answers: recorder.answers,
    statuses: [...recorder.statuses].sort(),
    totals,
    wrong: [...recorder.wrong],
    mismatches: [...recorder.mismatches],
}, null, 1) + "\n");
