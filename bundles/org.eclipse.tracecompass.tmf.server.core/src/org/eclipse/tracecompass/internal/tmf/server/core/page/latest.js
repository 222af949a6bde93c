// Runs an action again and again without a queue: what is asked for while it runs is done once, afterwards.

/** The least time between two runs, ms. */
const PAUSE = 60;

/** Returns a function that asks for a run; its property stop ends all runs. */
export function latest(action, failed) {
    let running = false;
    let again = false;
    const control = new AbortController();
    const run = async () => {
        if (running) {
            again = true;
            return;
        }
        running = true;
        try {
            await action(control.signal);
        } catch (e) {
            if (!control.signal.aborted) {
                failed(e);
            }
        }
        await new Promise(done => setTimeout(done, PAUSE));
        running = false;
        if (again && !control.signal.aborted) {
            again = false;
            run();
        }
    };
    run.stop = () => control.abort();
    return run;
}
