//! The hall on a listening socket.

use std::{
    convert::Infallible, future::Future, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::conn::auto::Builder,
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{MissedTickBehavior, interval, timeout},
};
use tower::{ServiceExt, service_fn};

use super::app;
use crate::{Hall, figures};

/// How long the head of a request may take, from the first byte of a connection or the end of the
/// request before.
const HEAD_WITHIN: Duration = Duration::from_secs(20);
/// How large the head of a request may grow.
const HEAD: usize = 16 * 1024;
/// How long the requests under way may take once the hall closes.
const END_WITHIN: Duration = Duration::from_secs(5);

/// Serves a hall for as long as it is open.
///
/// # Errors
///
/// If the socket cannot be used.
pub async fn serve(listener: TcpListener, hall: Hall) -> io::Result<()> {
    let mut closing = hall.closing();
    let closed = async move {
        // An error means that there is no hall any more.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    serve_until(listener, hall, closed).await
}

/// Serves a hall until something happens; requests under way are then answered.
///
/// A connection that dawdles over the head of its request is dropped, and so are those beyond the
/// most the hall takes: they cost next to nothing.
///
/// # Errors
///
/// If the socket cannot be used.
pub async fn serve_until(
    listener: TcpListener,
    hall: Hall,
    until: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    // Sockets are counted for themselves; some connections are over and above for requests.
    let most = hall.config().connections as usize + 1000;
    let room = Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS)));
    let service = app(hall);
    let (end, _) = watch::channel(false);
    let mut until = pin!(until);
    let mut breaths = interval(Duration::from_millis(200));
    breaths.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut until => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_connection(&error) => continue,
            Err(error) => {
                // Out of files, most likely: others end meanwhile.
                tracing::error!(%error, "no connection can be taken");
                breaths.tick().await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&room).try_acquire_owned() else {
            figures::connection_refused();
            continue;
        };
        let (service, ended) = (service.clone(), end.subscribe());
        tokio::spawn(async move {
            connection(stream, peer, service, ended).await;
            drop(place);
        });
    }
    drop(listener);
    end.send_replace(true);
    let _ = timeout(END_WITHIN, end.closed()).await;
    Ok(())
}

fn is_of_one_connection(error: &io::Error) -> bool {
    [
        io::ErrorKind::ConnectionAborted,
        io::ErrorKind::ConnectionRefused,
        io::ErrorKind::ConnectionReset,
    ]
    .contains(&error.kind())
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    service: Router,
    mut ended: watch::Receiver<bool>,
) {
    // A move is a small packet that must not wait for the next.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small packets may wait");
    }
    let service = service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answered = service.clone().oneshot(request.map(Body::new));
        async move { Ok::<_, Infallible>(answered.await.unwrap_or_else(|never| match never {})) }
    });
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WITHIN)
        .max_buf_size(HEAD);
    let served = builder
        .serve_connection_with_upgrades(TokioIo::new(stream), TowerToHyperService::new(service));
    let mut served = pin!(served);
    let ends = async {
        let _ = ended.wait_for(|ended| *ended).await;
    };
    let finished = tokio::select! {
        result = &mut served => Some(result),
        () = ends => None,
    };
    let result = if let Some(result) = finished {
        result
    } else {
        served.as_mut().graceful_shutdown();
        served.await
    };
    if let Err(error) = result {
        tracing::trace!(%error, "a connection broke");
    }
}
